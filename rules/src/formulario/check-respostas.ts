import { formatTelefone, isEmail, normalizeEmail, normalizeTelefone } from '#documento'

/** What a form asks for; `opcoes` of a choice alone. */
export interface CampoDoFormulario {
  nome: string
  tipo: 'TEXTO' | 'EMAIL' | 'TELEFONE' | 'ESCOLHA' | 'TEXTO_LONGO'
  rotulo: string
  obrigatorio: boolean
  opcoes: readonly string[]
}

/** An answer with the question that it was given to, as the store reads it. */
export interface RespostaDada {
  nome: string
  rotulo: string
  valor: string
}

const MAX: Record<CampoDoFormulario['tipo'], number> = {
  TEXTO: 200,
  EMAIL: 254,
  TELEFONE: 20,
  ESCOLHA: 80,
  TEXTO_LONGO: 4000,
}

/**
 * The answers of a form in its own order, as plain text; what it does not ask for is left out, an empty answer too. `campos`: why an
 * answer cannot be taken, by the name of its field (ux 1.17.3).
 */
export function checkRespostas(
  campos: readonly CampoDoFormulario[],
  ditas: Readonly<Record<string, string>>,
): { respostas: RespostaDada[]; campos: Record<string, string> } {
  const lidas = campos.map((campo) => ({ campo, valor: clean(campo, ditas[campo.nome] ?? '') }))
  const recusas = lidas.flatMap(({ campo, valor }) => {
    const recusa = refuse(campo, valor)
    return recusa ? [[campo.nome, recusa] as const] : []
  })
  const respostas = lidas
    .filter(({ valor }) => valor !== '')
    .map(({ campo: { nome, rotulo }, valor }) => ({ nome, rotulo, valor }))
  return { respostas, campos: Object.fromEntries(recusas) }
}

// PostgreSQL cannot store NUL or half of a surrogate pair; the other characters cannot be shown.
const CONTROLE = /[^\P{Cc}\n]/gu

/** Lines of a long text stay lines; anything else is one line. */
function clean({ tipo }: CampoDoFormulario, dita: string): string {
  const linhas = dita.toWellFormed().replaceAll('\r\n', '\n').replaceAll('\t', ' ').replace(CONTROLE, '')
  const texto = tipo === 'TEXTO_LONGO' ? linhas.replace(/\n{3,}/g, '\n\n') : linhas.replace(/\s+/g, ' ')
  const valor = texto.trim()
  if (tipo === 'EMAIL') return normalizeEmail(valor)
  return tipo === 'TELEFONE' && isTelefone(valor) ? formatTelefone(valor) : valor
}

function refuse({ tipo, obrigatorio, opcoes }: CampoDoFormulario, valor: string): string | null {
  if (valor === '') return obrigatorio ? ASKED[tipo] : null
  if (valor.length > MAX[tipo]) return `Use no máximo ${MAX[tipo]} caracteres.`
  if (tipo === 'EMAIL' && !isEmail(valor)) return 'Confira o e-mail: falta algo nele.'
  if (tipo === 'TELEFONE' && !isTelefone(valor)) return 'Diga o telefone com DDD, como (19) 99999-0000.'
  if (tipo === 'ESCOLHA' && !opcoes.includes(valor)) return 'Escolha uma das opções.'
  return null
}

const ASKED: Record<CampoDoFormulario['tipo'], string> = {
  TEXTO: 'Preencha este campo.',
  EMAIL: 'Diga seu e-mail, para a resposta.',
  TELEFONE: 'Diga o telefone com DDD.',
  ESCOLHA: 'Escolha uma das opções.',
  TEXTO_LONGO: 'Escreva sua mensagem.',
}

/** A number and what it is written with, no word beside it. */
const isTelefone = (texto: string) => /^[\d\s()+.-]+$/.test(texto) && normalizeTelefone(texto) !== null
