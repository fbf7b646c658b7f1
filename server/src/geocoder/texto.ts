/** Lower case, no accents, words separated by one blank: what two spellings of a place have in common. */
export function normalizeTexto(texto: string): string {
  return texto
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll(/['’´`]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** Not applied to the last word: there "al" and "pe" are states. */
const ABREVIATURAS = new Map([
  ['r', 'rua'],
  ['av', 'avenida'],
  ['aven', 'avenida'],
  ['al', 'alameda'],
  ['pc', 'praca'],
  ['pca', 'praca'],
  ['lgo', 'largo'],
  ['tv', 'travessa'],
  ['rod', 'rodovia'],
  ['est', 'estrada'],
  ['dr', 'doutor'],
  ['dra', 'doutora'],
  ['prof', 'professor'],
  ['eng', 'engenheiro'],
  ['gen', 'general'],
  ['mal', 'marechal'],
  ['cel', 'coronel'],
  ['sen', 'senador'],
  ['brig', 'brigadeiro'],
  ['cons', 'conselheiro'],
  ['pe', 'padre'],
  ['sta', 'santa'],
  ['sto', 'santo'],
  ['vl', 'vila'],
  ['jd', 'jardim'],
])

const TIPOS = new Set(['rua', 'avenida', 'alameda', 'praca', 'largo', 'travessa', 'rodovia', 'estrada'])
const LIGACOES = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'd', 'n', 'no', 'numero', 'brasil', 'bairro'])

/** Streets named after a day are written out in registers and in digits by people: "13 de maio". */
const DIAS = new Map([
  ['2', 'dois'],
  ['7', 'sete'],
  ['9', 'nove'],
  ['11', 'onze'],
  ['13', 'treze'],
  ['15', 'quinze'],
  ['20', 'vinte'],
  ['25', 'vinte e cinco'],
  ['28', 'vinte e oito'],
])
const MESES = /^(janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)/

interface Consulta {
  /** Every word that must match, abbreviations written out, without prepositions. */
  palavras: string[]
  /** House number as typed ("948", "12a"), or ''. */
  numero: string
  /** CEP of eight digits found in the text, or ''. */
  cep: string
}

/** The words of a name that matter for matching: no accents, no prepositions. */
export function wordsOf(nome: string): string[] {
  return normalizeTexto(nome)
    .split(' ')
    .filter((palavra) => palavra !== '' && !LIGACOES.has(palavra))
}

/** Cuts what a person typed into the words to match, the house number and the CEP. */
export function parseConsulta(texto: string): Consulta {
  const curto = texto.slice(0, 200)
  const achado = /(?<!\d)(\d{5})-?(\d{3})(?!\d)/.exec(curto)
  const cep = achado ? `${achado[1]}${achado[2]}` : ''
  const sobra = achado ? curto.replace(achado[0], ' ') : curto
  const brutas = normalizeTexto(sobra).split(' ').filter(Boolean)
  const palavras: string[] = []
  let numero = ''
  for (const [i, bruta] of brutas.entries()) {
    const dia = brutas[i + 1] === 'de' && MESES.test(brutas[i + 2] ?? '') ? DIAS.get(bruta) : undefined
    if (dia) palavras.push(...dia.split(' ').filter((p) => p !== 'e'))
    else if (/^\d{1,6}[a-z]?$/.test(bruta)) numero ||= bruta.toUpperCase()
    else if (!LIGACOES.has(bruta))
      palavras.push(i < brutas.length - 1 ? (ABREVIATURAS.get(bruta) ?? bruta) : bruta)
  }
  return { palavras, numero, cep }
}

/** "rua", "avenida"…: people leave it out or get it wrong, so it never has to match. */
export function isTipoDeLogradouro(palavra: string): boolean {
  return TIPOS.has(palavra)
}
