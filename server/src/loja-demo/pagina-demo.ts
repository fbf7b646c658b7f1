import { urls } from '@vitrine/contract'
import type { FornecedorDemo } from '@vitrine/demo'
import { asksApproval } from '@vitrine/rules/acesso'
import { formatDocumento, formatTelefone } from '@vitrine/rules/documento'

import type { LogoDemo } from './desenhos-demo.ts'

/** Theme, menu, footer and what else the pages of a demo store say. */
export function toPagina(demo: FornecedorDemo, logos: { claro: LogoDemo; escuro: LogoDemo }) {
  // The header keeps the room that the wordmark takes.
  const entradas = { ...demo.tema, logoRatio: Math.round(logos.claro.ratio * 100) / 100 }
  return {
    tema: {
      entradas,
      logo: { claro: logos.claro.hash, escuro: logos.escuro.hash },
    },
    menu: demo.menu,
    rodape: {
      nome: demo.nome,
      razaosocial: demo.razaosocial,
      cnpj: formatDocumento(demo.cnpj),
      endereco: `${demo.endereco}, ${demo.cidade}, ${demo.uf}`,
      telefone: formatTelefone(demo.telefone),
      email: demo.email,
      horario_atendimento: demo.horario_atendimento,
      colunas: demo.rodape
        .map(({ titulo, links }) => toColuna(demo.slug, titulo, links))
        .filter(({ links }) => links.length > 0),
    },
    seo: { ...demo.seo, favicon: '', key: '', image: '', url: '', sub: '' },
    anuncio: { leitura: 'TODOS' as const, chave_sha256: '' },
    tracking: { ga4: null },
    meta_info: {
      ...(demo.slug === 'cervejaria' && { maior_de_18: true }),
      ...(asksApproval(demo.tags) && { prazo_analise: 'até 2 dias úteis' }),
      ...(demo.recorrencia && {
        hasRecorrencia: true,
        recorrencia: { mensagem: demo.recorrencia.mensagem },
      }),
    },
    ordenacoes_produto: [
      { codigo: 'relevancia' as const, nome: 'Mais vendidos' },
      { codigo: 'menor_preco' as const, nome: 'Menor preço' },
      { codigo: 'maior_preco' as const, nome: 'Maior preço' },
      { codigo: 'nome' as const, nome: 'Nome' },
      { codigo: 'novidades' as const, nome: 'Novidades' },
    ],
  }
}

/** Where a name of the footer leads; a link that would lead to the store's bare home is left out. */
const LUGARES: readonly [RegExp, (slug: string) => string][] = [
  [/^Pedir orçamento$/, urls.carrinho],
  [
    /^(Abrir cadastro|Conta de construtora|Comprar para empresas|Para bares e restaurantes)$/,
    (slug) => urls.cadastro(slug),
  ],
  [/^(Limite|Faturas)/, urls.faturas],
  [/^Trocas/, (slug) => urls.pagina(slug, 'trocas')],
  [/^Privacidade/, (slug) => urls.pagina(slug, 'privacidade')],
  [/^(Como entregamos|Retirar na loja)$/, (slug) => urls.pagina(slug, 'como-entregamos')],
  [/^Produtores$/, (slug) => urls.pagina(slug, 'produtores')],
  [/^Fale com a gente$/, (slug) => urls.pagina(slug, 'fale-com-a-gente')],
  [/^Seja nosso cliente$/, (slug) => urls.pagina(slug, 'seja-nosso-cliente')],
  [/^Chope para festas$/, (slug) => urls.pagina(slug, 'chope-para-festas')],
  [/^Sobre/, (slug) => urls.pagina(slug, 'sobre')],
  [/^Rotas e prazos$/, (slug) => urls.pagina(slug, 'rotas-e-prazos')],
  [/^Comprar a prazo$/, (slug) => urls.pagina(slug, 'comprar-a-prazo')],
  [/^Comodato/, (slug) => urls.pagina(slug, 'comodato')],
  [/^Trabalhe na rota$/, (slug) => urls.pagina(slug, 'trabalhe-na-rota')],
  [/^Quem somos$/, (slug) => urls.pagina(slug, 'quem-somos')],
  [/^(Como retirar|Campinas|Jundiaí)$/, (slug) => urls.pagina(slug, 'como-retirar')],
  [/^Corte de madeira/, (slug) => urls.pagina(slug, 'corte-sob-medida')],
  [/^Obras/, (slug) => urls.pagina(slug, 'obras')],
  [/^Entrega gelada$/, (slug) => urls.pagina(slug, 'entrega-gelada')],
  [/^As cervejas/, (slug) => urls.pagina(slug, 'cervejas')],
  [/^Visite a fábrica$/, (slug) => urls.pagina(slug, 'visite')],
  [/^Beba com moderação$/, (slug) => urls.pagina(slug, 'beba-com-moderacao')],
  [/^Combos/, (slug) => urls.combos(slug)],
]

function toColuna(slug: string, titulo: string, nomes: readonly string[]) {
  const links = nomes.flatMap((nome) => {
    const [, href] = LUGARES.find(([forma]) => forma.test(nome)) ?? []
    return href ? [{ nome, href: href(slug) }] : []
  })
  return { titulo, links }
}
