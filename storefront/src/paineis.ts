import { lazy } from 'react'

import { TituloCarrinho } from './carrinho/titulo.tsx'
import { registerPaineis } from './shell/registro.ts'
import type { IdPainel } from './shell/painel.store.ts'
import type { RegistroPaineis } from './shell/paineis.tsx'

/**
 * The panels of the store (§2): one line for each, its content loaded when first opened. A panel without a line here has a
 * page instead, and links to it lead there.
 */
export const paineis: RegistroPaineis = {
  login: {
    titulo: 'Entrar',
    carregar: () => import('./acesso/painel-login.tsx').then(({ PainelLogin }) => ({ default: PainelLogin })),
  },
  'atualizar-cadastro': {
    titulo: 'Atualizar cadastro',
    carregar: () =>
      import('./cliente/painel-cadastro.tsx').then(({ PainelCadastro }) => ({ default: PainelCadastro })),
  },
  'atualizar-usuario': {
    titulo: 'Atualizar acesso',
    carregar: () =>
      import('./cliente/painel-usuario.tsx').then(({ PainelUsuario }) => ({ default: PainelUsuario })),
  },
  endereco: {
    titulo: 'Onde você quer receber?',
    carregar: () =>
      import('./endereco/painel-endereco.tsx').then(({ PainelEndereco }) => ({ default: PainelEndereco })),
  },
  'novo-endereco': {
    titulo: 'Novo endereço',
    carregar: () =>
      import('./endereco/painel-novo-endereco.tsx').then(({ PainelNovoEndereco }) => ({
        default: PainelNovoEndereco,
      })),
  },
  fornecedores: {
    titulo: 'Lojas',
    carregar: () =>
      import('./fornecedor/painel-fornecedores.tsx').then(({ PainelFornecedores }) => ({
        default: PainelFornecedores,
      })),
  },
  cupons: {
    titulo: 'Cupons',
    carregar: () =>
      import('./cupom/painel-cupons.tsx').then(({ PainelCupons }) => ({ default: PainelCupons })),
  },
  menu: {
    titulo: 'Categorias',
    lado: 'left',
    carregar: () => import('./shell/menu.tsx').then(({ Menu }) => ({ default: Menu })),
  },
  filtros: {
    titulo: 'Filtrar e ordenar',
    lado: 'bottom',
    carregar: () => import('./vitrine/filtros.tsx').then(({ Filtros }) => ({ default: Filtros })),
  },
  listas: {
    titulo: 'Guardar em uma lista',
    carregar: () =>
      import('./lista-compras/painel-listas.tsx').then(({ PainelListas }) => ({ default: PainelListas })),
  },
  carrinho: {
    titulo: TituloCarrinho,
    ao_lado: lazy(() => import('./carrinho/estado-salvo.tsx').then((m) => ({ default: m.EstadoSalvo }))),
    bare: true,
    carregar: () =>
      import('./carrinho/conteudo.tsx').then(({ ConteudoCarrinho }) => ({ default: ConteudoCarrinho })),
  },
}

// Object.keys of a record keyed by panel ids.
registerPaineis(Object.keys(paineis) as IdPainel[])
