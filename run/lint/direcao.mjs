/** @typedef {import('./index.mjs').Create} Create */

/**
 * The floors of the storefront, from the ground up. A slice imports from the floors below its own, never from its own floor nor from
 * above, types included: so there is no cycle, and what a change can reach is read here (docs/decisions/0074). The files at the
 * root of storefront/src (routes.ts, root.tsx, paineis.ts) stand on top of all and compose.
 */
const andares = [
  // The ground: what every slice uses (store, session and place as the page knows them, calls, panels, pictures).
  ['shell', 'imagem', 'texto-estatico', 'peca'],
  // A visitor's lines as the server is told them.
  ['visitante'],
  // What needs nobody else: choices kept on the device, the place, delivery windows, the terms, a card, the frames of a carousel, of a menu and of the account's pages, the way between pages.
  [
    'consentimento',
    'idade',
    'lugar',
    'entrega',
    'termo',
    'cartao',
    'carrossel',
    'menu',
    'menu-conta',
    'viagem',
  ],
  // Who buys, and what; what its device is told of.
  ['sessao', 'carrinho', 'chat', 'notificacao'],
  // A login that is confirmed elsewhere, and comes back.
  ['passkey'],
  // Pieces that many screens show: login, buying, paying, services.
  ['acesso', 'compra', 'leitor', 'pagamento', 'servico'],
  // One noun each, with its screens, and pieces of it for others.
  [
    'cadastro',
    'combo',
    'cupom',
    'endereco',
    'fatura',
    'linha-carrinho',
    'lista-compras',
    'negociacao',
    'pedido',
    'preco',
    'revisao',
  ],
  // Put together from those, and shown by the screens above.
  ['cartao-aprovacao', 'opcoes-carrinho', 'produto', 'submissao', 'tabela'],
  // Cards of products in rows, for the screens above.
  ['fileira'],
  // Screens, panels and the frame: only routes.ts, paineis.ts and root.tsx know them.
  [
    'alerta',
    'aplicativo',
    'aprovacao',
    'assinatura',
    'busca',
    'cabeca',
    'cliente',
    'cobranca',
    'fornecedor',
    'link-acao',
    'lista-pedidos',
    'medicao',
    'meus-dados',
    'moldura',
    'pagina-estatica',
    'pagina-inicial',
    'representante',
    'sugestao',
    'tela-carrinho',
    'tela-chat',
    'tela-finalizar',
    'tela-pedido',
    'usuario-vinculado',
    'vitrine',
  ],
]

/** @type {Map<string, number>} */
const andarOf = new Map(andares.flatMap((slices, andar) => slices.map((slice) => [slice, andar])))

/**
 * A slice of the storefront imports only from the floors below its own.
 * @satisfies {import('./index.mjs').Rule}
 */
export const direcao = {
  /** @type {Create} */
  create(context) {
    const [, slice] = /storefront\/src\/([\w-]+)\//.exec(context.filename.replaceAll('\\', '/')) ?? []
    if (!slice) return {}
    const andar = andarOf.get(slice)
    /** @param {import('./index.mjs').Ponto} node @param {unknown} origem what is imported, as it is written */
    function check(node, origem) {
      const [, vizinha] = /^(?:#|\.\.\/)([\w-]+)/.exec(String(origem)) ?? []
      if (!vizinha) return
      const outro = andarOf.get(vizinha)
      const isFace = String(origem).startsWith('#')
      if (isFace && andar !== undefined && outro !== undefined && outro < andar) return
      const semAndar = [slice, vizinha].find((cada) => cada !== undefined && !andarOf.has(cada))
      const message = semAndar
        ? `'${semAndar}' has no floor yet: give it one in run/lint/direcao.mjs (docs/decisions/0074).`
        : `'${slice}' imports only from floors below its own, and '${vizinha}' is not: take it as a prop, move what both need to a lower slice, or let a file at the root of storefront/src compose them (docs/decisions/0074).`
      context.report({ node, message })
    }
    return {
      ImportDeclaration: (node) => check(node, node.source.value),
      ExportNamedDeclaration: (node) => check(node, node.source?.value),
      ExportAllDeclaration: (node) => check(node, node.source.value),
      ImportExpression: (node) => check(node, 'value' in node.source && node.source.value),
      TSImportType: (node) => check(node, node.source.value),
    }
  },
}
