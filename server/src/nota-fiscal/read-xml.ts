/** A node as it was read: texts, nodes, or several of one name; attributes under '@name'. Nothing becomes a number. */
export interface No {
  [nome: string]: string | No | (string | No)[] | undefined
}

const ENTIDADES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
/** A declaration, comment or CDATA; or a tag with its attributes. */
const PARTE =
  /<\?[^]*?\?>|<!--[^]*?-->|<!\[CDATA\[([^]*?)\]\]>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/gy

/**
 * The elements of a well-formed document, enough for fiscal ones: no DTD, no entities of its own, namespaces left alone. Null:
 * not well-formed, or with a DTD.
 */
export function readXml(xml: string): No | null {
  const raiz: No = {}
  const pilha: { nome: string; no: No; texto: string }[] = [{ nome: '', no: raiz, texto: '' }]
  let at = 0
  while (at < xml.length) {
    const topo = pilha.at(-1)
    if (!topo) return null
    const proximo = xml.indexOf('<', at)
    const fim = proximo === -1 ? xml.length : proximo
    topo.texto += unescape(xml.slice(at, fim))
    if (proximo === -1) break
    PARTE.lastIndex = proximo
    const parte = PARTE.exec(xml)
    if (!parte) return null
    at = PARTE.lastIndex
    if (!take(parte, pilha)) return null
  }
  return pilha.length === 1 ? raiz : null
}

type Pilha = { nome: string; no: No; texto: string }[]

/** False: an end without its beginning. */
function take([, cdata, fecha, nome, atributos = '', vazio]: RegExpExecArray, pilha: Pilha): boolean {
  const topo = pilha.at(-1)
  if (cdata !== undefined && topo) topo.texto += cdata
  if (!nome) return true
  if (fecha) {
    if (topo?.nome !== nome) return false
    pilha.pop()
    close(pilha, topo)
    return true
  }
  const aberto = { nome, no: readAtributos(atributos), texto: '' }
  if (vazio) close(pilha, aberto)
  else pilha.push(aberto)
  return true
}

/** A node without children is its text. */
function close(pilha: Pilha, { nome, no, texto }: Pilha[number]): void {
  const pai = pilha.at(-1)?.no
  if (!pai) return
  const valor = Object.keys(no).length > 0 ? no : texto.trim()
  const antes = pai[nome]
  if (antes === undefined) pai[nome] = valor
  else pai[nome] = Array.isArray(antes) ? [...antes, valor] : [antes, valor]
}

/** Those that say something to people; `versao`, namespaces and the like do not. */
const ATRIBUTOS = new Set(['@Id', '@nItem', '@xCampo'])

function readAtributos(texto: string): No {
  const achados = texto.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)
  const pares = [...achados].map(([, nome, aspas, apostrofo]) => [
    `@${nome}`,
    unescape(aspas ?? apostrofo ?? ''),
  ])
  return Object.fromEntries(pares.filter(([nome = '']) => ATRIBUTOS.has(nome)))
}

function unescape(texto: string): string {
  return texto.replace(
    /&(?:#(\d+)|#x([0-9a-fA-F]+)|(\w+));/g,
    (tudo, decimal?: string, hexa?: string, nome?: string) => {
      if (nome) return ENTIDADES[nome] ?? tudo
      const ponto = decimal ? Number(decimal) : Number.parseInt(hexa ?? '', 16)
      return ponto <= 0x10ffff ? String.fromCodePoint(ponto) : tudo
    },
  )
}
