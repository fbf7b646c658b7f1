/** @typedef {import('./index.mjs').Create} Create */

/** Stands for each `${…}` of a statement; no SQL has it. */
const VALOR = '\u0001'

/**
 * Columns and their types have one home, colunas.gerado.ts: a record whose list is written by hand compiles with a misspelt column.
 * @satisfies {import('./index.mjs').Rule}
 */
export const registros = {
  /** @type {Create} */
  create(context) {
    return {
      TemplateLiteral(node) {
        if (hasListaAMao(node.quasis.map(({ value }) => value.raw).join(VALOR)))
          context.report({
            node,
            message:
              'What a record holds is described by #coluna (describeRegistro, describeEntrada), not by a list of types (docs/decisions/0073).',
          })
      },
    }
  },
}

/** Whether `json_to_record…(…) as x(` goes on with a name of its own. @param {string} texto */
function hasListaAMao(texto) {
  for (const achado of texto.matchAll(/\bjsonb?_to_record(?:set)?\s*\(/gi)) {
    const resto = texto.slice(endOfParentesis(texto, achado.index + achado[0].length))
    if (/^\s*(?:as\s+)?[a-z_]*\s*\(\s*[a-z_"]/i.test(resto)) return true
  }
  return false
}

/** Where what was opened before `inicio` is closed. @param {string} texto @param {number} inicio */
function endOfParentesis(texto, inicio) {
  let fim = inicio
  for (let abertos = 1; abertos > 0 && fim < texto.length; fim += 1) {
    if (texto[fim] === '(') abertos += 1
    if (texto[fim] === ')') abertos -= 1
  }
  return fim
}
