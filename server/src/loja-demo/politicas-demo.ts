import type { Politica } from '@vitrine/rules/politica'

import { idDemo } from './id-demo.ts'

/** Leaf categories whose goods are cheaper by the pallet, for everyone who buys. */
const POR_VOLUME = ['copos-e-talheres', 'embalagens', 'sacos-e-filmes', 'papeis']

const idsOf = (categorias: readonly string[]) =>
  categorias.map((categoria) => idDemo('atacado', 'categoria', categoria))

/** The wholesaler's policies: gold customers, and progressive tables by category. Of one priority, so that both speak. */
const atacado: readonly Politica[] = [
  {
    idpolitica: idDemo('atacado', 'politica', 'ouro'),
    nome: 'Cliente ouro',
    prioridade: 1,
    condicoes: { tags: ['ouro'] },
    alvo: {},
    efeito: { percentual: -3 },
  },
  {
    idpolitica: idDemo('atacado', 'politica', 'descartaveis-por-volume'),
    nome: 'Descartáveis e papéis por volume',
    prioridade: 1,
    condicoes: {},
    alvo: { categorias: idsOf(POR_VOLUME) },
    efeito: { descontoProgressivoPercentual: { '5': -4, '10': -6, '20': -9 } },
  },
]

const politicas: Readonly<Record<string, readonly Politica[]>> = { atacado }

/** Policies of a demo store by its slug; most stores have no policy. */
export function politicasOf(slug: string): readonly Politica[] {
  return politicas[slug] ?? []
}
