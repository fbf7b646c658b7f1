import type { Page } from '@playwright/test'

import { port } from '../banco.ts'
import { createConta, nameCliente, operador } from '../conta.ts'
import { openSala } from '../conversa.ts'
import { sendPlanilha } from '../planilha.ts'
import { createAtendente, loginPainel } from '../painel.ts'
import { findFornecedor } from '../passos.ts'
import type { Feita, telas } from './telas.ts'

/** An attendant of this picture alone, logged in; the address of a screen. */
async function openComo(page: Page, slug: string, path: string): Promise<string> {
  await loginPainel(page, await createAtendente([slug]))
  return `/painel/${slug}${path}`
}

/** Whoever works somewhere, logged in; the address of its own account. */
async function openMinhaConta(page: Page): Promise<string> {
  await openComo(page, 'emporio', '/conversas')
  return '/painel/_/conta'
}

/** Whoever runs the platform, logged in; the address of a screen. */
async function openOperacao(page: Page, path: string): Promise<string> {
  await loginPainel(page, operador)
  return path
}

/** Each screen of the panel by the name of its route (backoffice/src/routes.ts). A route that is not here fails `telas.test.ts`. */
export const telasPainel: typeof telas = {
  porta: { porque: 'leads to the first store' },
  entrada: { path: '/painel/_/entrar' },
  confirmar: { path: '/painel/_/confirmar' },
  'minha-conta': { feita: (page) => openMinhaConta(page), fora: '.ajustes-lista' },
  fornecedores: { feita: (page) => openOperacao(page, '/painel/_/fornecedores') },
  'fornecedor-novo': { feita: (page) => openOperacao(page, '/painel/_/fornecedores/novo') },
  // Times, and who opened what before, are of the moment.
  acessos: { feita: (page) => openOperacao(page, '/painel/_/acessos'), fora: 'main section:last-of-type' },
  saude: { feita: (page) => openOperacao(page, '/painel/_/saude'), fora: 'main' },
  trabalho: { porque: 'the frame of the others' },
  inicio: { porque: 'leads to the first screen that a role may open' },
  conversas: { feita: (page) => openComo(page, 'emporio', '/conversas'), fora: 'main time' },
  'carrinhos-abertos': { feita: (page) => openComo(page, 'atacado', '/negociacao'), fora: 'main time' },
  negociacao: {
    feita: openNegociacao,
    fora: 'main time',
  },
  orcamentos: { feita: (page) => openComo(page, 'atacado', '/orcamentos'), fora: 'main time' },
  orcamento: { feita: openOrcamento, fora: 'main time, .og-gravado' },
  aparencia: { feita: (page) => openComoDono(page, '/aparencia'), fora: '.previa' },
  apresentacao: { feita: (page) => openComoDono(page, '/aparencia/apresentacao') },
  conteudo: { feita: (page) => openComoDono(page, '/conteudo'), fora: '.previa' },
  'conteudo-paginas': { feita: (page) => openComoDono(page, '/conteudo/paginas') },
  'conteudo-pagina': {
    feita: (page) => openComoDono(page, '/conteudo/paginas/5c5f7bb4-0f4c-4f0e-9a55-7d0c6f1a2b3c'),
  },
  'conteudo-menu': { feita: (page) => openComoDono(page, '/conteudo/menu'), fora: '.previa' },
  'conteudo-cartas': { feita: (page) => openComoDono(page, '/conteudo/cartas') },
  'conteudo-carta': {
    feita: (page) => openComoDono(page, '/conteudo/cartas/pedido-pronto'),
    fora: '.previa',
  },
  'conteudo-textos': { feita: (page) => openComoDono(page, '/conteudo/textos'), fora: '.publicacao-estado' },
  entregas: { feita: (page) => openComoDono(page, '/entregas'), fora: '.mapa' },
  preparo: { feita: (page) => openComoDono(page, '/preparo') },
  cupons: { feita: (page) => openComoDono(page, '/cupons'), fora: '.cupons-lista' },
  cupom: { feita: (page) => openComoDono(page, '/cupons/novo') },
  combos: { feita: (page) => openComoDono(page, '/combos') },
  servicos: { feita: (page) => openComoDono(page, '/servicos') },
  precos: { feita: (page) => openComoDono(page, '/precos') },
  'precos-tabela': { feita: (page) => openComoDono(page, '/precos/tabela') },
  // Which month it is of moves on.
  'precos-calendario': { feita: (page) => openComoDono(page, '/precos/calendario?mes=2031-01') },
  'precos-reajustes': { feita: (page) => openComoDono(page, '/precos/reajustes'), fora: 'main time' },
  categorias: { feita: (page) => openComoDono(page, '/categorias') },
  fotos: { feita: (page) => openComoDono(page, '/fotos') },
  integracoes: { feita: openIntegracoes, fora: 'main time' },
  'integracoes-chamadas': { feita: (page) => openComoDono(page, '/integracoes/chamadas') },
  titulares: { feita: (page) => openComoDono(page, '/titulares') },
  campos: { feita: (page) => openComoDono(page, '/campos') },
  dominios: { feita: (page) => openComoDono(page, '/dominios') },
  modulos: { feita: (page) => openComoDono(page, '/ajustes/modulos') },
  equipe: { feita: (page) => openComoDono(page, '/equipe'), fora: '.ajustes-lista' },
  registro: { feita: openRegistro, fora: 'main time, .registro-quem' },
  produtos: {
    feita: (page) => openComoDono(page, '/produtos'),
    fora: '.catalogo-quadro tbody, .catalogo-cartoes',
  },
  qualidade: { feita: (page) => openComoDono(page, '/qualidade'), fora: '.qualidade-faltas' },
  estoque: { feita: (page) => openComoDono(page, '/estoque'), fora: '.estoque-linhas' },
  importacoes: { feita: (page) => openComoDono(page, '/importar'), fora: 'main time' },
  importacao: { feita: openImportacao, fora: 'main time' },
  'ajustes-conversas': {
    feita: (page) => openComo(page, 'emporio', '/ajustes/conversas'),
    fora: 'main time',
  },
  'ajustes-negociacao': {
    feita: (page) => openComo(page, 'emporio', '/ajustes/negociacao'),
    fora: 'main time',
  },
  'nao-encontrada': { feita: (page) => openComo(page, 'obra', '/nada') },
}

/** Who runs a store, logged in; the address of a screen. */
async function openComoDono(page: Page, path: string): Promise<string> {
  await loginPainel(page, await createAtendente(['obra'], 'Rita Alves', 'fornecedor'))
  return `/painel/obra${path}`
}

/** A key and a webhook that was never told anything. */
async function openIntegracoes(page: Page): Promise<string> {
  const path = await openComoDono(page, '/integracoes')
  const base = `/painel/v1/${await findFornecedor(page, 'obra')}`
  const headers = { origin: `http://localhost:${port}` }
  await page.request.post(`${base}/chaves`, { headers, data: { nome: 'ERP da matriz', uso: 'ERP' } })
  await page.request.post(`${base}/ganchos`, {
    headers,
    data: { url: 'http://127.0.0.1:9/ganchos', descricao: 'ERP da matriz', eventos: ['nota.EM_VIGOR'] },
  })
  return path
}

/** What happened at a store of one moment, whatever other pictures change meanwhile. */
async function openRegistro(page: Page): Promise<string> {
  return openComoDono(page, '/registro?ate=2000-01-01')
}

/** A sheet that was rehearsed: a wrong cell, a new product, one of an unknown category. */
async function openImportacao(page: Page): Promise<string> {
  await openComoDono(page, '/importar')
  return sendPlanilha(page, {
    slug: 'obra',
    texto:
      'Código;Produto;Grupo;Un;Preço\nFIG-1;Trena de fibra 30 m;Material básico;un;59,90\nFIG-2;Lona;Jardim;un;1.250\n',
  })
}

/** The cart that waits to be negotiated at the wholesaler. */
async function openNegociacao(page: Page): Promise<string> {
  await openComo(page, 'atacado', '/negociacao')
  const { data } = (await (
    await page.request.get(`/painel/v1/${await findFornecedor(page, 'atacado')}/carrinhos-abertos`)
  ).json()) as { data: { idcliente: string }[] }
  return `/painel/atacado/negociacao/${data[0]?.idcliente}`
}

/** The oldest budget that waits for prices at the wholesaler. */
async function openOrcamento(page: Page): Promise<string> {
  await openComo(page, 'atacado', '/orcamentos')
  const { data } = (await (
    await page.request.get(`/painel/v1/${await findFornecedor(page, 'atacado')}/orcamentos`)
  ).json()) as { data: { numpedido: number }[] }
  return `/painel/atacado/orcamentos/${data[0]?.numpedido}`
}

/** A room with a word of the store beside the list, in which rooms of the other windows stand meanwhile. */
export const salaDoPainel: Feita = {
  async feita(page) {
    const browser = page.context().browser()
    if (!browser) throw new Error('a page without its browser')
    const loja = await browser.newPage({ baseURL: `http://localhost:${port}` })
    const conta = await createConta('ana')
    await nameCliente(conta, 'Nádia Prado')
    const { sala, answer } = await openSala(loja, browser, { conta, slug: 'obra' })
    await answer('Bom dia! O cimento chega amanhã cedo.')
    await loja.context().close()
    return openComo(page, 'obra', `/conversas/${sala}`)
  },
  fora: 'main time, [aria-label="Lista de conversas"]',
}
