import type { TracoPreco } from '@vitrine/contract'
import { formatPrecoUnitario, formatReais } from '@vitrine/rules/dinheiro'
import { Icon } from '@vitrine/ui'

import { useHydrated } from '#shell'

import { useDetalhe } from './use-detalhe.ts'

export interface PorQueProps {
  /** As the API's field traco_preco: every candidate, its price, the winner and its reason. */
  traco: TracoPreco | undefined
  /** List price, when what is paid is less. */
  preco?: number | null
  /** The coupon's discount on the whole line, in reais. */
  desconto?: number | null
}

const nomes: Record<string, string> = {
  atendente: 'Preço do atendente',
  progressivo: 'Preço progressivo',
  atacado: 'Preço atacado',
  politica: 'Preço da política',
  oferta: 'Preço de oferta',
  normal: 'Preço normal',
}

/** 'Por que este preço?': the rules in their order, what each offers and which one holds (readings 3, ux 5 delight 10). */
export function PorQue({ traco, preco, desconto }: PorQueProps) {
  const { isOpen, props } = useDetalhe()
  const isHydrated = useHydrated()
  if (!traco || traco.candidatos.length === 0) return null
  const isBelow =
    preco !== undefined && preco !== null && traco.precounitario !== null && preco > traco.precounitario
  return (
    <details className="por-que" {...props}>
      <summary>Por que este preço?</summary>
      {/* Without script it is there from the start; with it, a long cart carries no closed tables. */}
      {(isOpen || !isHydrated) && (
        <div className="por-que-traco">
          <p>Vale a primeira regra que tem preço, nesta ordem:</p>
          <ol>
            {traco.candidatos.map(({ regra, preco: oferecido, valeu, motivo }) => (
              <li key={regra} data-valeu={valeu || undefined}>
                <span>
                  {nomes[regra] ?? regra}
                  {valeu && (
                    <>
                      <Icon name="check" size={16} />
                      <span className="sr-only"> (é o que vale)</span>
                    </>
                  )}
                  {motivo !== nomes[regra]?.toLowerCase() && <small>{motivo}</small>}
                </span>
                <span>{oferecido === null ? '—' : formatPrecoUnitario(oferecido)}</span>
              </li>
            ))}
          </ol>
          {isBelow && <p>Preço de tabela: {formatPrecoUnitario(preco)}.</p>}
          {(desconto ?? 0) > 0 && <p>Depois, o cupom tira {formatReais(desconto ?? 0)} deste item.</p>}
        </div>
      )}
    </details>
  )
}
