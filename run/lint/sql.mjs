/** Stands for each `${…}` of a statement; no SQL has it. */
const VALOR = '\u0001'

/**
 * The statement of a template literal, without its comments and its texts.
 * @param {{ quasis: readonly { value: { raw: string } }[] }} node
 */
export function sqlOf(node) {
  const sql = node.quasis.map(({ value }) => value.raw).join(VALOR)
  return sql.replaceAll(/--.*$/gm, '').replaceAll(/'[^'\n]*'/g, "''")
}

/**
 * A write to a table, with the columns that it names; `aberta`: a value of the program gives others.
 * @typedef {{ tabela: string, colunas: string[], aberta: boolean }} Escrita
 */

/** Each `insert into t (a, b)` of a statement. @param {string} sql @returns {Escrita[]} */
export function listInsercoes(sql) {
  const achados = sql.matchAll(/\binsert\s+into\s+([a-z_]+)(?:\s+as\s+[a-z_]+)?\s*\(/gi)
  return Array.from(achados, ({ 0: achado, 1: tabela = '', index }) => {
    const resto = sql.slice(index + achado.length)
    return { tabela, ...readNomes(resto.slice(0, endOf(resto))) }
  })
}

/** Each `update t set a = …` of a statement, and each `on conflict do update set` of an insert. @param {string} sql @returns {Escrita[]} */
export function listMudancas(sql) {
  const achados = sql.matchAll(
    /\bupdate\s+(?:only\s+)?(?!set\b)([a-z_]+)(?:\s+(?:as\s+)?(?!set\b)[a-z_]+)?\s+set\b|\bdo\s+update\s+set\b/gi,
  )
  return Array.from(achados, ({ 0: achado, 1: dela, index }) => {
    const resto = sql.slice(index + achado.length)
    const partes = splitLista(resto.slice(0, endOf(resto))).map((parte) => parte.split('=', 1)[0] ?? '')
    const tabela = dela ?? lastOf(sql.slice(0, index).matchAll(/\binsert\s+into\s+([a-z_]+)/gi))
    return { tabela, ...readNomes(partes.join(',').replaceAll(/[()]/g, '')) }
  })
}

/** @param {Iterable<RegExpMatchArray>} achados */
const lastOf = (achados) => [...achados].at(-1)?.[1] ?? ''

/** @param {string} lista */
function readNomes(lista) {
  const nomes = lista.split(',').map((nome) => nome.trim().replaceAll('"', ''))
  return {
    colunas: nomes.filter((nome) => /^[a-z_]\w*$/i.test(nome)),
    aberta: nomes.some((nome) => nome.includes(VALOR)),
  }
}

/** Where what is set or listed ends: at a word outside of parentheses that begins the next part, or where its own parenthesis is closed. @param {string} resto */
function endOf(resto) {
  let abertos = 0
  for (const { 0: achado, index } of resto.matchAll(/[()]|\b(?:from|where|returning)\b/gi)) {
    if (achado === '(') abertos += 1
    else if (achado === ')') abertos -= 1
    else if (abertos === 0) return index
    if (abertos < 0) return index
  }
  return resto.length
}

/** At the commas outside of parentheses. @param {string} lista */
function splitLista(lista) {
  const partes = ['']
  let abertos = 0
  for (const letra of lista) {
    if (letra === '(') abertos += 1
    if (letra === ')') abertos -= 1
    if (letra === ',' && abertos === 0) partes.push('')
    else partes.push(`${partes.pop() ?? ''}${letra}`)
  }
  return partes
}
