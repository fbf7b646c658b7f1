import type { Caracteristica } from '@vitrine/contract'

/** An answer to a supplier's field as people read it; '' for none. */
export function describeValor({ tipo }: Pick<Caracteristica, 'tipo'>, valor = ''): string {
  if (valor === '') return ''
  switch (tipo) {
    case 'SIMNAO':
      return valor === 'sim' ? 'Sim' : 'Não'
    case 'DATA':
      return valor.split('-').toReversed().join('/')
    case 'NUMERO':
      return valor.replace('.', ',')
    default:
      return valor
  }
}
