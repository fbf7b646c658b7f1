import { urls } from '@vitrine/contract'
import type { FornecedorDemo } from '@vitrine/demo'
import { asksApproval } from '@vitrine/rules/acesso'
import { formatDocumento, formatTelefone } from '@vitrine/rules/documento'
import { deriveTema, toCssVariables } from '@vitrine/rules/tema'

import type { LogoDemo } from './desenhos-demo.ts'

/** The jsonb of table fornecedor, as fornecedor.repository.ts reads it. */
export function toConfig(
  demo: FornecedorDemo,
  logos: { claro: LogoDemo; escuro: LogoDemo },
): Record<string, unknown> {
  // The header keeps the room that the wordmark takes.
  const entradas = { ...demo.tema, logoRatio: Math.round(logos.claro.ratio * 100) / 100 }
  return {
    tema: {
      entradas,
      css: toCssVariables(deriveTema(entradas)),
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
      { codigo: 'relevancia', nome: 'Mais vendidos' },
      { codigo: 'menor_preco', nome: 'Menor preço' },
      { codigo: 'maior_preco', nome: 'Maior preço' },
      { codigo: 'nome', nome: 'Nome' },
      { codigo: 'novidades', nome: 'Novidades' },
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
  [/^(Trocas|Privacidade)/, (slug) => urls.termos(slug)],
  [/^Combos/, (slug) => urls.combos(slug)],
]

function toColuna(slug: string, titulo: string, nomes: readonly string[]) {
  const links = nomes.flatMap((nome) => {
    const [, href] = LUGARES.find(([forma]) => forma.test(nome)) ?? []
    return href ? [{ nome, href: href(slug) }] : []
  })
  return { titulo, links }
}
