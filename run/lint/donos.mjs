import { listMudancas, sqlOf } from './sql.mjs'

/** @typedef {import('./index.mjs').Create} Create */
/** @typedef {import('./sql.mjs').Escrita} Escrita */

/** @param {Escrita[]} escritas @param {string[]} tabelas @param {string} [coluna] */
const hits = (escritas, tabelas, coluna) =>
  escritas.some(
    ({ tabela, colunas }) => tabelas.includes(tabela) && (coluna === undefined || colunas.includes(coluna)),
  )

/** What has one home, and the slices (or the file) that are it. */
const donos = [
  {
    writes: (/** @type {string} */ sql) =>
      /\binsert\s+into\s+(?:pedido|historico_pedido)\b|\bdelete\s+from\s+(?:pedido|historico_pedido)\b/i.test(
        sql,
      ) || hits(listMudancas(sql), ['historico_pedido']),
    // The demo's past is written as it came to be, and told to nobody.
    casas: /\/src\/(?:movimento|submissao)\/|\/src\/pessoa-demo\/historico-demo\.repository\.ts$/,
    message:
      'Orders and their history are made by slice submissao and moved by slice movimento (passPedido, noteNoHistorico), with their event (docs/decisions/0072, 0098).',
  },
  {
    writes: (/** @type {string} */ sql) => hits(listMudancas(sql), ['pedido'], 'status'),
    casas: /\/src\/movimento\//,
    message:
      "An order's status is written by slice movimento alone: passPedido asks the table of moves and tells the event (docs/decisions/0072, 0098).",
  },
  {
    writes: (/** @type {string} */ sql) =>
      listMudancas(sql).some(({ tabela, colunas }) => tabela !== 'pedido' && colunas.includes('versao')),
    casas: /\/src\/cadastro\//,
    message:
      'The version of a record rises with its event in the audit: write it by saveCadastros or saveDeclarados (docs/decisions/0077, 0098).',
  },
]

/**
 * Facts with a history, an event or an audit are written in one place, which tells them.
 * @satisfies {import('./index.mjs').Rule}
 */
export const umDono = {
  /** @type {Create} */
  create(context) {
    const arquivo = context.filename.replaceAll('\\', '/')
    const alheios = donos.filter(({ casas }) => !casas.test(arquivo))
    return {
      TemplateLiteral(node) {
        const sql = sqlOf(node)
        for (const { writes, message } of alheios) if (writes(sql)) context.report({ node, message })
      },
    }
  },
}
