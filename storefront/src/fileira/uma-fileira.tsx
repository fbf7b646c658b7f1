import type { Carrossel } from '@vitrine/contract'

import { CarrosselDeImagens } from '#carrossel'

import { CarrosselDeProdutos } from './carrossel-de-produtos.tsx'

/** A carousel on a screen that says nothing more of it: its pictures, or the cards of its products. */
export function UmaFileira({ carrossel }: { carrossel: Carrossel }) {
  if (carrossel.tipo_conteudo === 'STATIC_IMAGES')
    return <CarrosselDeImagens carrossel={carrossel} isPrimeiro={false} />
  return (
    <CarrosselDeProdutos
      secao={{ id: `c-${carrossel.idcarrossel}`, forma: 'TRILHO' }}
      carrossel={carrossel}
    />
  )
}
