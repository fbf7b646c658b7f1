import { createConta } from '../conta.ts'
import { createLista } from '../lista.ts'
import { login, setCart } from '../passos.ts'
import type { Feita, SemFigura, Tela } from './telas.ts'

/** No product, order or list has it. */
const NENHUM = '00000000-0000-4000-8000-000000000000'

/** Seen by somebody new: a customer of `emporio`, a company of `atacado`. */
const deNovo = (slug: 'emporio' | 'atacado', tela: string): Feita => ({
  async feita(page) {
    await login(page, slug, await createConta(slug === 'emporio' ? 'ana' : 'bar'))
    return `/${slug}/${tela}`
  },
})

const formulario: SemFigura = { porque: 'a form is drawn as it begins' }
const sempre: SemFigura = { porque: 'what it says is always there' }

/**
 * What each screen of the map says where there is nothing to show, or nothing with this address, and where it leads (issue 13 H). A screen of
 * `telas` that is not here fails `telas.test.ts`.
 */
export const vazias: Record<string, Tela | Feita | SemFigura> = {
  inicio: sempre,
  lista: { path: '/emporio?sk=zzzz' },
  produto: { path: `/emporio/produto/${NENHUM}` },
  combos: { path: '/obra/combos' },
  combo: { path: `/emporio/combos/${NENHUM}` },
  carrinho: { path: '/emporio/carrinho' },
  finalizar: { porque: 'an empty cart leads to the cart' },
  submissao: { quem: 'ana', path: '/emporio/submissao/1' },
  pedidos: deNovo('emporio', 'pedidos'),
  pedido: { quem: 'ana', path: '/emporio/pedidos/1' },
  aprovacoes: deNovo('atacado', 'aprovacoes'),
  regras: deNovo('atacado', 'aprovacoes/regras'),
  aprovacao: deNovo('atacado', `aprovacoes/${NENHUM}`),
  assinaturas: deNovo('emporio', 'assinaturas'),
  assinatura: deNovo('emporio', `assinaturas/${NENHUM}`),
  faturas: deNovo('atacado', 'faturas'),
  cupons: deNovo('emporio', 'cupons'),
  clientes: { quem: 'representante', path: '/atacado/clientes?busca=zzzz' },
  usuarios: deNovo('atacado', 'usuarios'),
  convite: { path: '/atacado/convite' },
  conta: deNovo('emporio', 'conta'),
  situacao: sempre,
  dados: sempre,
  email: formulario,
  acessos: sempre,
  termos: sempre,
  enderecos: { path: '/emporio/enderecos' },
  listas: deNovo('emporio', 'listas'),
  compartilhada: { path: '/emporio/listas/compartilhada/nenhuma' },
  'lista-compras': {
    async feita(page) {
      await login(page, 'emporio', await createConta('ana'))
      const { idcliente } = await setCart(page, 'emporio', [])
      return `/emporio/listas/${await createLista(page, idcliente)}`
    },
  },
  pagina: { path: '/emporio/pagina/nada' },
  'link-acao': { path: '/emporio/link/nada' },
  revisao: { porque: 'drawn so: nothing has been pasted' },
  alertas: deNovo('emporio', 'alertas'),
  chat: deNovo('emporio', 'chat'),
  entrar: formulario,
  'passkey-confirmada': { porque: 'it is the one thing that the screen says' },
  cadastro: formulario,
  recuperar: formulario,
  'muitas-requisicoes': sempre,
  'muitas-requisicoes-na-loja': sempre,
  'nao-encontrada': sempre,
  'nao-encontrada-na-loja': sempre,
}
