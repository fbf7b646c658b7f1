import { index, prefix, route } from '@react-router/dev/routes'
import type { RouteConfig } from '@react-router/dev/routes'

/** The map of the store (readings 9). One line for each screen. */
export default [
  index('inicio.route.tsx'),
  route('commerce/*', 'shell/commerce.route.tsx'),
  ...prefix(':slug', [
    index('vitrine/lista.route.tsx'),
    route('produto/:id', 'produto/produto.route.tsx'),
    route('combos', 'combo/combos.route.tsx'),
    route('combos/:id', 'combo/combo.route.tsx'),
    route('carrinho', 'carrinho/carrinho.route.tsx'),
    route('finalizar', 'pedido/finalizar.route.tsx'),
    route('finalizar/servicos', 'servico/servicos.route.ts'),
    route('submissao/:numpedido', 'pedido/submissao.route.tsx'),
    route('pedidos', 'pedido/pedidos.route.tsx'),
    route('pedidos/:numpedido', 'pedido/pedido.route.tsx'),
    route('cupons', 'cupom/cupons.route.tsx'),
    route('conta', 'cliente/conta.route.tsx'),
    route('conta/dados', 'cliente/dados.route.tsx'),
    route('conta/dados/arquivo', 'cliente/arquivo-dados.route.ts'),
    route('conta/acessos', 'cliente/acessos.route.tsx'),
    route('termos', 'cliente/termos.route.tsx'),
    route('enderecos', 'endereco/enderecos.route.tsx'),
    route('listas', 'lista-compras/listas.route.tsx'),
    route('listas/compartilhada/:codigo', 'lista-compras/compartilhada.route.tsx'),
    route('listas/:id', 'lista-compras/lista.route.tsx'),
    route('revisao', 'lista-compras/revisao.route.tsx'),
    route('alertas', 'alerta/alertas.route.tsx'),
    route('entrar', 'acesso/entrar.route.tsx'),
    route('cadastro', 'acesso/cadastro.route.tsx'),
    route('recuperar', 'acesso/recuperar.route.tsx'),
    route('sair', 'acesso/sair.route.tsx'),
    route('erro/too-many-request', 'shell/muitas-requisicoes.route.tsx'),
    route('*', 'shell/nao-encontrada.route.tsx', { id: 'nao-encontrada-na-loja' }),
  ]),
  route('*', 'shell/nao-encontrada.route.tsx', { id: 'nao-encontrada' }),
] satisfies RouteConfig
