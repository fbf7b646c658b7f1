import { Icon } from '@vitrine/ui'
import type { IconName } from '@vitrine/ui'

import { asPeca } from '#peca'
import { useHydrated } from '#shell'

import { useVisao, visoes } from './visao.store.ts'
import type { Visao } from './visao.store.ts'

const textos: Record<Visao, { nome: string; icone: IconName }> = {
  grade: { nome: 'Ver em grade', icone: 'layout-grid' },
  lista: { nome: 'Ver em lista', icone: 'list' },
  tabela: { nome: 'Ver em tabela', icone: 'table-2' },
}

/** Grid, list or table; remembered for each person (ux 1.3.1). Without script the grid is all there is; its room is kept. */
function EscolhaInteira() {
  const [atual, choose] = useVisao()
  const isHydrated = useHydrated()
  return (
    <div className="escolha-visao" role="group" aria-label="Como ver os produtos" inert={!isHydrated}>
      {visoes.map((visao) => (
        <button
          key={visao}
          type="button"
          aria-label={textos[visao].nome}
          aria-pressed={visao === atual}
          onClick={() => choose(visao)}
        >
          <Icon name={textos[visao].icone} />
        </button>
      ))}
    </div>
  )
}

/** On the server nobody has chosen. */
export const EscolhaVisao = import.meta.env.SSR ? asPeca(EscolhaInteira, () => ['visao']) : EscolhaInteira
