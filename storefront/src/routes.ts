import { index, prefix, route } from '@react-router/dev/routes'
import type { RouteConfig } from '@react-router/dev/routes'

/**
 * A screen is known by the name of its file, without the folder: the map goes to every browser, and data of a screen are asked for
 * by this name (useRouteLoaderData), so that a move between folders changes neither.
 */
const nameOf = (file: string) => file.replace(/^.*\/|\.route\.tsx?$/g, '')
const tela = (path: string, file: string, id = nameOf(file)) => route(path, file, { id })
const inicio = (file: string) => index(file, { id: nameOf(file) })

/** The map of the store (readings 9). One line for each screen. */
export default [
  inicio('inicio.route.tsx'),
  tela('commerce/*', 'moldura/commerce.route.tsx'),
  ...prefix(':slug', [
    index('loja.route.tsx', { id: 'lista' }),
    tela('produto/:id', 'produto/produto.route.tsx'),
    tela('combos', 'combo/combos.route.tsx'),
    tela('combos/:id', 'combo/combo.route.tsx'),
    tela('carrinho', 'tela-carrinho/carrinho.route.tsx'),
    tela('finalizar', 'tela-finalizar/finalizar.route.tsx'),
    tela('finalizar/servicos', 'servico/servicos.route.ts'),
    tela('submissao/:numpedido', 'submissao/submissao.route.tsx'),
    tela('pedidos', 'lista-pedidos/pedidos.route.tsx'),
    tela('pedidos/:numpedido', 'tela-pedido/pedido.route.tsx'),
    tela('aprovacoes', 'aprovacao/aprovacoes.route.tsx'),
    tela('aprovacoes/regras', 'aprovacao/regras.route.tsx'),
    tela('aprovacoes/:id', 'aprovacao/aprovacao.route.tsx'),
    tela('assinaturas', 'assinatura/assinaturas.route.tsx'),
    tela('assinaturas/:id', 'assinatura/assinatura.route.tsx'),
    tela('faturas', 'fatura/faturas.route.tsx'),
    tela('cupons', 'cupom/cupons.route.tsx'),
    tela('clientes', 'representante/clientes.route.tsx'),
    tela('clientes/offline.js', 'representante/trabalhador.route.ts'),
    tela('usuarios', 'usuario-vinculado/usuarios.route.tsx'),
    tela('usuarios/trocar', 'usuario-vinculado/trocar.route.tsx'),
    tela('convite', 'usuario-vinculado/convite.route.tsx'),
    tela('conta', 'cliente/conta.route.tsx'),
    tela('conta/cadastro', 'cliente/situacao.route.tsx'),
    tela('conta/dados', 'meus-dados/dados.route.tsx'),
    tela('conta/dados/arquivo', 'meus-dados/arquivo-dados.route.ts'),
    tela('conta/email', 'cliente/email.route.tsx'),
    tela('conta/acessos', 'cliente/acessos.route.tsx'),
    tela('pagina/:pagina', 'pagina-estatica/pagina.route.tsx'),
    tela('link/:codigo', 'link-acao/link.route.tsx', 'link-acao'),
    tela('termos', 'termo/termos.route.tsx'),
    tela('enderecos', 'endereco/enderecos.route.tsx'),
    tela('listas', 'lista-compras/listas.route.tsx'),
    tela('listas/compartilhada/:codigo', 'lista-compras/compartilhada.route.tsx'),
    tela('listas/:id', 'lista-compras/lista.route.tsx', 'lista-compras'),
    tela('revisao', 'revisao/revisao.route.tsx'),
    tela('alertas', 'alerta/alertas.route.tsx'),
    tela('chat/:sala?', 'tela-chat/chat.route.tsx'),
    tela('entrar', 'acesso/entrar.route.tsx'),
    tela('entrar/passkey', 'passkey/passkey-confirmada.route.tsx'),
    tela('cadastro', 'cadastro/cadastro.route.tsx'),
    tela('recuperar', 'acesso/recuperar.route.tsx'),
    tela('chave', 'sessao/chave.route.tsx'),
    tela('login-token/:token/:email', 'sessao/login-token.route.tsx'),
    tela('levar', 'sessao/levar.route.ts'),
    tela('sair', 'sessao/sair.route.tsx'),
    tela('erro/too-many-request', 'moldura/muitas-requisicoes.route.tsx', 'muitas-requisicoes-na-loja'),
    tela('*', 'moldura/nao-encontrada.route.tsx', 'nao-encontrada-na-loja'),
  ]),
  tela('erro/too-many-request', 'moldura/muitas-requisicoes.route.tsx'),
  tela('*', 'moldura/nao-encontrada.route.tsx'),
] satisfies RouteConfig
