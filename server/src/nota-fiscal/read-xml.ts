import { SaxesParser } from 'saxes'

/** A node as it was read: texts, nodes, or several of one name; attributes under '@name'. Nothing becomes a number. */
export interface No {
  [nome: string]: string | No | (string | No)[] | undefined
}

interface Aberto {
  nome: string
  no: No
  texto: string
}

/** Those that say something to people; `versao`, namespaces and the like do not. */
const ATRIBUTOS = new Set(['Id', 'nItem', 'xCampo'])

/**
 * The elements of a well-formed document, as fiscal ones are: namespaces left alone, no DTD, and so no entities of its own. Null:
 * not well-formed, or with a DTD.
 */
export function readXml(xml: string): No | null {
  const raiz = makeNo()
  const pilha: Aberto[] = [{ nome: '', no: raiz, texto: '' }]
  const parser = new SaxesParser()
  const addTexto = (texto: string) => {
    const topo = pilha.at(-1)
    if (topo) topo.texto += texto
  }
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => parser.fail('a document type'))
  parser.on('text', addTexto)
  parser.on('cdata', addTexto)
  parser.on('opentag', ({ name, attributes }) => {
    const no = makeNo()
    for (const [nome, valor] of Object.entries(attributes)) if (ATRIBUTOS.has(nome)) no[`@${nome}`] = valor
    pilha.push({ nome: name, no, texto: '' })
  })
  parser.on('closetag', () => close(pilha))
  try {
    // Some systems begin with an empty line.
    parser.write(xml.trim()).close()
  } catch {
    return null
  }
  return raiz
}

/** Elements can have any name, even `__proto__`, so objects without a prototype are used. */
function makeNo(): No {
  const no: No = Object.create(null)
  return no
}

/** A node without children is its text. */
function close(pilha: Aberto[]): void {
  const fechado = pilha.pop()
  const pai = pilha.at(-1)?.no
  if (!fechado || !pai) return
  const { nome, no, texto } = fechado
  const valor = Object.keys(no).length > 0 ? no : texto.trim()
  const antes = pai[nome]
  if (antes === undefined) pai[nome] = valor
  else pai[nome] = Array.isArray(antes) ? [...antes, valor] : [antes, valor]
}
