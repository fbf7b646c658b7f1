import { expect, type Page } from '@playwright/test'

import { findProduto, waitAlive } from '../passos.ts'
import { feitas } from './telas-feitas.ts'

/** Accounts of the demo that nothing is changed with, by what they see. */
export const pessoas = {
  ana: 'ana@vitrine.example',
  bar: 'bar@vitrine.example',
  representante: 'rep@vitrine.example',
  aprovador: 'dono@vitrine.example',
} as const

export interface Tela extends Vista {
  /** Who looks; nobody: a visitor. */
  quem?: keyof typeof pessoas
  /** The address, or how it is found. */
  path: string | ((page: Page) => Promise<string>)
}

/** A screen that something is done for first, by an account of its own. */
export interface Feita extends Vista {
  /** Does it; answers the address. */
  feita: (page: Page) => Promise<string>
}

interface Vista {
  /** What chance or the clock draws: it does not belong to the design. */
  fora?: string
  /** What is scrolled to, one after the other, before it is drawn. */
  ate?: readonly string[]
  /** Drawn for a system that is dark. */
  escuro?: boolean
  /** The question of the age is answered first. */
  isAdulto?: boolean
}

/** Why a route has no picture. */
export interface SemFigura {
  porque: string
}

/** The address of the first link of this kind on a screen. */
const primeiro = (tela: string, link: string) => async (page: Page) => {
  const html = await (await page.request.get(tela, { maxRetries: 3 })).text()
  const endereco = new RegExp(`href="(/[^"]*${link}[^"#?]+)"`).exec(html.slice(html.indexOf('<main')))?.[1]
  if (!endereco) throw new Error(`${tela} has no link to ${link}`)
  return endereco
}

/** What was there before: what is unread, or chosen, is so at the first visit alone. */
const visto = (find: Tela['path']) => async (page: Page) => {
  const path = typeof find === 'string' ? find : await find(page)
  await page.goto(path)
  // On a busy machine its network comes to rest before it is alive, and only then does it remember.
  await waitAlive(page.locator('body > :not(script)').first())
  await page.waitForLoadState('networkidle')
  return path
}

/** Once its messages are read: the page says so to the shop when it is alive, which may be after its network has come to rest. */
const lida = (find: Tela['path']) => async (page: Page) => {
  const path = await visto(find)(page)
  const readHtml = async () => (await page.request.get(path, { maxRetries: 3 })).text()
  await expect.poll(readHtml).not.toContain('Novas mensagens')
  return path
}

/**
 * Each screen of the store by the name of its route (storefront/src/routes.ts), as somebody of the demo sees it. A route that is
 * not here fails `telas.test.ts`.
 */
export const telas: Record<string, Tela | Feita | SemFigura> = {
  inicio: { path: '/' },
  lista: { path: '/emporio?ordenacao=relevancia' },
  produto: {
    path: async (page) => `/emporio/produto/${await findProduto(page, 'emporio', 'mel silvestre')}`,
  },
  combos: { path: '/emporio/combos' },
  combo: { path: primeiro('/emporio/combos', '/combos/') },
  carrinho: { quem: 'ana', path: '/emporio/carrinho' },
  finalizar: { feita: feitas.finalizar, fora: '[aria-label="Dia e horário"]' },
  servicos: { porque: 'an action without a screen' },
  submissao: {
    feita: feitas.submissao,
    fora: '[aria-label="Pagar com Pix"] :is(svg[role=img], input, [role=timer], .meter)',
  },
  pedidos: { quem: 'ana', path: '/emporio/pedidos' },
  pedido: { quem: 'ana', path: primeiro('/emporio/pedidos', '/pedidos/') },
  aprovacoes: { quem: 'bar', path: '/atacado/aprovacoes' },
  regras: { quem: 'bar', path: '/atacado/aprovacoes/regras' },
  aprovacao: { feita: feitas.aprovacao },
  assinaturas: { quem: 'ana', path: '/emporio/assinaturas' },
  assinatura: { quem: 'ana', path: primeiro('/emporio/assinaturas', '/assinaturas/') },
  faturas: { quem: 'bar', path: '/atacado/faturas' },
  cupons: { quem: 'ana', path: '/emporio/cupons' },
  clientes: { quem: 'representante', path: '/atacado/clientes' },
  trabalhador: { porque: 'a script' },
  usuarios: { quem: 'bar', path: '/atacado/usuarios' },
  trocar: { porque: 'an action without a screen' },
  convite: { feita: feitas.convite, fora: 'input[name=email]' },
  conta: { quem: 'ana', path: '/emporio/conta' },
  situacao: { quem: 'ana', path: '/emporio/conta/cadastro' },
  dados: { quem: 'ana', path: '/emporio/conta/dados' },
  'arquivo-dados': { porque: 'a file' },
  email: { quem: 'ana', path: '/emporio/conta/email' },
  acessos: { quem: 'ana', path: '/emporio/conta/acessos', fora: 'main li' },
  termos: { path: '/emporio/termos' },
  enderecos: { quem: 'ana', path: visto('/emporio/enderecos'), fora: '.leaflet-container' },
  listas: { quem: 'ana', path: '/emporio/listas' },
  compartilhada: { feita: feitas.compartilhada },
  'lista-compras': { quem: 'ana', path: primeiro('/emporio/listas', '/listas/') },
  pagina: { path: '/emporio/pagina/como-entregamos' },
  'link-acao': { feita: feitas.linkAcao },
  revisao: { path: '/emporio/revisao' },
  alertas: { quem: 'ana', path: '/emporio/alertas' },
  chat: { quem: 'ana', path: lida(primeiro('/emporio/chat', '/chat/')), fora: 'main time' },
  entrar: { path: '/emporio/entrar' },
  'passkey-confirmada': { path: '/emporio/entrar/passkey' },
  cadastro: { path: '/emporio/cadastro' },
  recuperar: { path: '/emporio/recuperar' },
  chave: { porque: 'goes on by itself' },
  'login-token': { porque: 'goes on by itself' },
  levar: { porque: 'goes on by itself' },
  sair: { porque: 'goes on by itself' },
  commerce: { porque: 'leads to the screen of the same name' },
  'muitas-requisicoes': { path: visto('/erro/too-many-request?segundos=900') },
  'muitas-requisicoes-na-loja': { path: visto('/emporio/erro/too-many-request?segundos=900') },
  'nao-encontrada': { path: '/naoexiste/nada' },
  'nao-encontrada-na-loja': { path: '/emporio/nada' },
}

/** The first page of each store of the demo: nobody takes one for another. */
export const lojas = ['emporio', 'atacado', 'cervejaria', 'obra'] as const

/** Those of a map that are drawn. */
export const listDesenhadas = (mapa: typeof telas): [string, Tela | Feita][] =>
  Object.entries(mapa).flatMap(([nome, tela]): [string, Tela | Feita][] =>
    'porque' in tela ? [] : [[nome, tela]],
  )
