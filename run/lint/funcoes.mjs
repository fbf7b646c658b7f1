/** What is read without scrolling. */
const LINHAS = 60

/**
 * Functions that were longer when this began to be counted: most of them open one scope for many small functions, or are a screen with its
 * markup. Each with what it may come to. Whoever divides one takes its row out; no row is added.
 * @type {readonly (readonly [arquivo: string, funcao: string, linhas: number])[]}
 */
const LONGAS = [
  ['bench/scenarios.ts', 'makeScenarios', 90],
  ['rules/src/medicao/evento-ga4.ts', 'createEventosGa4', 70],
  ['server/src/acao/painel-pedido.handlers.ts', 'createPainelPedidoHandlers', 70],
  ['server/src/app.ts', 'buildApp', 130],
  ['server/src/assinatura/assinatura.handlers.ts', 'createAssinaturaHandlers', 110],
  ['server/src/documento/folha.ts', 'openFolha', 90],
  ['server/src/fornecedor/fornecedor.repository.ts', 'toVivo', 80],
  ['server/src/geocoder/chain-adaptadores.ts', 'chainAdaptadores', 90],
  ['server/src/handlers.ts', 'createHandlers', 90],
  ['server/src/infra/escuta.ts', 'openEscuta', 70],
  ['server/src/lista-compras/lista-compras.handlers.ts', 'createListaComprasHandlers', 70],
  ['server/src/lugar/mapa-de-areas.ts', 'createMapaDeAreas', 80],
  ['server/src/pagamento/pagamentos.ts', 'createPagamentos', 160],
  ['server/src/pessoa-demo/historico-demo.ts', 'makePedido', 70],
  ['server/src/provedor/cliente-mercado-pago.ts', 'createClienteMercadoPago', 90],
  ['server/src/provedor/mercado-pago.ts', 'createMercadoPago', 90],
  ['server/src/provedor/simulador-banco.routes.ts', 'registerBanco', 130],
  ['server/src/provedor/simulador.ts', 'createSimulador', 80],
  ['server/src/teste/area-catalogo.ts', 'entradasDoCatalogo', 80],
  ['server/src/teste/dois/build-loja-de-dois.ts', 'buildLojaDeDois', 100],
  ['server/src/teste/dois/build-par.ts', 'buildPar', 80],
  ['server/src/teste/dois/build-pedidos-de-dois.ts', 'buildPedidos', 70],
  ['server/src/teste/entradas-da-matriz.ts', 'createEntradasDaMatriz', 100],
  ['server/src/teste/provedor-falso/mercado-pago-falso.ts', 'startMercadoPagoFalso', 140],
  ['storefront/src/aprovacao/editor-condicoes.tsx', 'Detalhe', 70],
  ['storefront/src/aprovacao/editor-suplentes.tsx', 'EditorSuplentes', 80],
  ['storefront/src/busca/busca.tsx', 'Busca', 90],
  ['storefront/src/cadastro/formulario-cadastro.tsx', 'FormularioCadastro', 80],
  ['storefront/src/carrinho/carrinho.store.ts', 'createCarrinhoStore', 90],
  ['storefront/src/carrossel/carrossel-de-imagens.tsx', 'CarrosselDeImagens', 90],
  ['storefront/src/cliente/painel-cadastro.tsx', 'Formulario', 70],
  ['storefront/src/endereco/campos-endereco.tsx', 'CamposEndereco', 90],
  ['storefront/src/endereco/salvos.tsx', 'Salvos', 70],
  ['storefront/src/fatura/escolha-faturas.tsx', 'EscolhaFaturas', 70],
  ['storefront/src/fatura/linha-fatura.tsx', 'LinhaFatura', 70],
  ['storefront/src/lista-compras/painel-listas.tsx', 'PainelListas', 70],
  ['storefront/src/lista-pedidos/exportacao-pedidos.tsx', 'ExportacaoPedidos', 80],
  ['storefront/src/lista-pedidos/filtros-pedidos.tsx', 'FiltrosPedidos', 100],
  ['storefront/src/lista-pedidos/linha-pedido.tsx', 'LinhaPedido', 70],
  ['storefront/src/medicao/observe-listas.ts', 'observeListas', 80],
  ['storefront/src/moldura/menu.tsx', 'Menu', 80],
  ['storefront/src/moldura/muitas-requisicoes.route.tsx', 'MuitasRequisicoes', 70],
  ['storefront/src/notificacao/avisos-da-conta.tsx', 'Escolha', 70],
  ['storefront/src/notificacao/convite-de-avisos.tsx', 'ConviteDeAvisos', 70],
  ['storefront/src/pedido/inicio-assinatura.tsx', 'Escolha', 70],
  ['storefront/src/produto/galeria.tsx', 'Galeria', 90],
  ['storefront/src/produto/use-ampliacao.ts', 'useAmpliacao', 80],
  ['storefront/src/produto/zoom.tsx', 'Zoom', 90],
  ['storefront/src/representante/faixa-representante.tsx', 'FaixaRepresentante', 70],
  ['storefront/src/representante/filtros-clientes.tsx', 'FiltrosClientes', 70],
  ['storefront/src/revisao/colagem.tsx', 'Colagem', 70],
  ['storefront/src/submissao/load-finalizar.ts', 'loadFinalizar', 80],
  ['storefront/src/submissao/submissao.route.tsx', 'Submissao', 70],
  ['storefront/src/sugestao/use-sugestao.ts', 'useSugestao', 70],
  ['storefront/src/tela-finalizar/finalizar.route.tsx', 'Finalizar', 70],
  ['storefront/src/tela-finalizar/revisao.tsx', 'Revisao', 70],
  ['storefront/src/tela-pedido/avaliacao-pedido.tsx', 'AvaliacaoPedido', 70],
  ['storefront/src/tela-pedido/pedido.route.tsx', 'Pedido', 90],
  ['storefront/src/vitrine/vazia.tsx', 'Vazia', 80],
]

/**
 * Functions have at most 60 lines (CONTRIBUTING, size). Scenes of tests are counted by their file alone.
 * @satisfies {import('./index.mjs').Rule}
 */
export const funcoes = {
  /** @type {import('./index.mjs').Create} */
  create(context) {
    const arquivo = context.filename.replaceAll('\\', '/')
    if (/\.(test|e2e|figura)\.tsx?$/.test(arquivo)) return {}
    const aceitas = new Map(
      LONGAS.filter(([nome]) => arquivo.endsWith(`/${nome}`)).map(([, funcao, ate]) => [funcao, ate]),
    )
    const vistas = new Set()
    /** @param {import('./index.mjs').Funcao} node */
    function check(node) {
      const linhas = context.sourceCode.getText(node).split('\n').length
      if (linhas <= LINHAS) return
      const nome = nameOf(node)
      vistas.add(nome)
      const ate = aceitas.get(nome) ?? LINHAS
      if (linhas > ate)
        context.report({
          node,
          message: `'${nome}' has ${linhas} lines, at most ${ate}: name a part of it (CONTRIBUTING, size).`,
        })
    }
    return {
      FunctionDeclaration: check,
      FunctionExpression: check,
      ArrowFunctionExpression: check,
      'Program:exit'(node) {
        for (const funcao of aceitas.keys())
          if (!vistas.has(funcao))
            context.report({
              node,
              message: `'${funcao}' is not longer than ${LINHAS} lines any more: take its row out of run/lint/funcoes.mjs.`,
            })
      },
    }
  },
}

/** Its own name, or that of what it is given to. @param {import('./index.mjs').Funcao} node */
function nameOf({ id, parent }) {
  if (id) return id.name
  if (parent.type === 'VariableDeclarator' && parent.id.type === 'Identifier') return parent.id.name
  return 'key' in parent && 'name' in parent.key ? String(parent.key.name) : 'a function'
}
