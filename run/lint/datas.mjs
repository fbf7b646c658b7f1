/**
 * @typedef {import('./index.mjs').Create} Create
 * @typedef {Parameters<NonNullable<ReturnType<Create>['CallExpression']>>[0]} Chamada
 */

const MODULO = "take it from '@vitrine/rules/data' (docs/decisions/0067)."

/**
 * Days, clocks and zones have one home, rules/src/data: code elsewhere would use the zone of the machine, or of another store.
 * @satisfies {import('./index.mjs').Rule}
 */
export const datas = {
  /** @type {Create} */
  create(context) {
    /** @param {Chamada['parent']} node @param {string} texto */
    const report = (node, texto) => context.report({ node, message: `${texto}: ${MODULO}` })
    return {
      Literal(node) {
        if (/^America\/\w+$/.test(String(node.value)))
          report(node, "A zone is the store's `fuso`, or FUSO_PADRAO where there is no store")
      },
      Property(node) {
        if ('name' in node.key && node.key.name === 'timeZone')
          report(node, 'A day or an hour for people is written by one function')
      },
      CallExpression(node) {
        const nome = methodOf(node)
        if (nome === 'toLocaleDateString' || nome === 'toLocaleTimeString')
          report(node, 'A day or an hour for people is written by one function')
        const antes = 'object' in node.callee ? node.callee.object : node
        if (nome === 'toReversed' && methodOf(antes) === 'split' && valueOf(antes, 0) === '-')
          report(node, 'A day for people is formatDia')
        if (nome === 'slice' && methodOf(antes) === 'toISOString' && valueOf(node, 1) === 10)
          report(node, "The day of a moment is todayIn, in the store's zone")
      },
    }
  },
}

/** The name of the method that is called. @param {Chamada | Chamada['callee']} node */
function methodOf(node) {
  if (node.type !== 'CallExpression' || !('property' in node.callee)) return null
  return 'name' in node.callee.property ? node.callee.property.name : null
}

/** @param {Chamada | Chamada['callee']} node @param {number} index */
function valueOf(node, index) {
  const dado = 'arguments' in node ? node.arguments[index] : undefined
  return dado?.type === 'Literal' ? dado.value : undefined
}
