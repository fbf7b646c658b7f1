/**
 * @typedef {import('./index.mjs').Create} Create
 * @typedef {Parameters<NonNullable<ReturnType<Create>['CallExpression']>>[0]} Chamada
 */

const MODULO = "take it from '@vitrine/rules/dinheiro' (readings 3)."

/**
 * Amounts, percentages and quantities are written by one module, rules/src/dinheiro: `toFixed` rounds the binary neighbour of a number
 * (1.005 becomes 1.00), and a formatter of one's own shows the same price in a second way.
 * @satisfies {import('./index.mjs').Rule}
 */
export const numeros = {
  /** @type {Create} */
  create(context) {
    /** @param {Chamada['parent']} node @param {string} texto */
    const report = (node, texto) => context.report({ node, message: `${texto}: ${MODULO}` })
    return {
      MemberExpression(node) {
        if ('name' in node.property && node.property.name === 'NumberFormat')
          report(node, 'A number for people is written by one function')
      },
      CallExpression(node) {
        const { callee } = node
        if (!('property' in callee) || !('name' in callee.property)) return
        const { name } = callee.property
        if (name === 'toLocaleString') report(node, 'A number for people is written by one function')
        if (name === 'toFixed' || name === 'toPrecision')
          report(node, 'An amount for machines is writeDecimal')
      },
    }
  },
}
