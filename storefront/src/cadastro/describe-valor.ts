import type { Caracteristica } from '@vitrine/contract'
import { formatDia } from '@vitrine/rules/data'

/** An answer to a supplier's field as people read it; '' for none. */
export function describeValor({ tipo }: Pick<Caracteristica, 'tipo'>, valor = ''): string {
  if (valor === '') return ''
  switch (tipo) {
    case 'SIMNAO':
      return valor === 'sim' ? 'Sim' : 'Não'
    case 'DATA':
      return formatDia(valor)
    case 'NUMERO':
      return valor.replace('.', ',')
    default:
      return valor
  }
}
