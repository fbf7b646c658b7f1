import { lazy } from 'react'

import { TituloCarrinho } from './tela-carrinho/titulo.tsx'
import type { RegistroPaineis } from './shell/paineis.tsx'

/** By Pix and by card: one content, which is told in which panel it stands. */
const loadCobranca = () => import('./cobranca/cobranca.tsx').then((m) => ({ default: m.Cobranca }))

/**
 * The panels of the store (§2): one line for each, its content loaded when first opened.
 */
export const paineis: RegistroPaineis = {
  login: {
    titulo: 'Entrar',
    load: () => import('./acesso/painel-login.tsx').then((m) => ({ default: m.PainelLogin })),
  },
  'atualizar-cadastro': {
    titulo: 'Atualizar cadastro',
    load: () => import('./cliente/painel-cadastro.tsx').then((m) => ({ default: m.PainelCadastro })),
  },
  'atualizar-usuario': {
    titulo: 'Atualizar acesso',
    load: () => import('./cliente/painel-usuario.tsx').then((m) => ({ default: m.PainelUsuario })),
  },
  endereco: {
    titulo: 'Onde você quer receber?',
    load: () => import('./endereco/painel-endereco.tsx').then((m) => ({ default: m.PainelEndereco })),
  },
  'novo-endereco': {
    titulo: 'Novo endereço',
    load: () =>
      import('./endereco/painel-novo-endereco.tsx').then((m) => ({ default: m.PainelNovoEndereco })),
  },
  fornecedores: {
    titulo: 'Lojas',
    load: () =>
      import('./fornecedor/painel-fornecedores.tsx').then((m) => ({ default: m.PainelFornecedores })),
  },
  cupons: {
    titulo: 'Cupons',
    load: () => import('./cupom/painel-cupons.tsx').then((m) => ({ default: m.PainelCupons })),
  },
  pix: { titulo: 'Pagar com Pix', lado: 'folha', load: loadCobranca },
  cartao: { titulo: 'Pagar com cartão', lado: 'folha', load: loadCobranca },
  menu: {
    titulo: 'Categorias',
    lado: 'left',
    load: () => import('./moldura/menu.tsx').then((m) => ({ default: m.Menu })),
  },
  filtros: {
    titulo: 'Filtrar e ordenar',
    lado: 'bottom',
    load: () => import('./vitrine/filtros.tsx').then((m) => ({ default: m.Filtros })),
  },
  listas: {
    titulo: 'Guardar em uma lista',
    load: () => import('./lista-compras/painel-listas.tsx').then((m) => ({ default: m.PainelListas })),
  },
  cookies: {
    titulo: 'Preferências de cookies',
    modal: 'm',
    load: () => import('./consentimento/painel-cookies.tsx').then((m) => ({ default: m.PainelCookies })),
  },
  termos: {
    titulo: 'Termos de uso',
    modal: 'l',
    load: () => import('./termo/painel-termos.tsx').then((m) => ({ default: m.PainelTermos })),
  },
  situacao: {
    titulo: 'Situação do cadastro',
    modal: 'm',
    load: () => import('./cliente/painel-situacao.tsx').then((m) => ({ default: m.PainelSituacao })),
  },
  carrinho: {
    titulo: TituloCarrinho,
    ao_lado: lazy(() => import('./tela-carrinho/estado-salvo.tsx').then((m) => ({ default: m.EstadoSalvo }))),
    bare: true,
    load: () => import('./tela-carrinho/conteudo.tsx').then((m) => ({ default: m.ConteudoCarrinho })),
  },
}
