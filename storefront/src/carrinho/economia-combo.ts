import type { LinhaTotal } from '@vitrine/rules/carrinho'
import { sumReais } from '@vitrine/rules/dinheiro'

/** What a combo's line costs less than its products alone, in reais; 0 of another line and where prices are hidden. */
export function computeEconomiaCombo(total: LinhaTotal | undefined): number {
  return sumReais(...(total?.partes ?? []).flatMap(({ soma, total: cota }) => [soma, -cota]))
}
