import { useState } from 'react'

import type { LojaColeta } from '@vitrine/contract'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { explainAbertura } from '@vitrine/rules/entrega'
import { distanceMetros } from '@vitrine/rules/poligono'

import { useLocal, useLoja } from '#shell'

/** What only the browser knows of a store: until when it is open now, and how far it is from the place chosen. */
export function LojaAgora({ loja }: { loja: LojaColeta }) {
  const { fuso } = useLoja()
  const local = useLocal()
  const [agora] = useState(() => new Date())
  const abertura = explainAbertura([loja.horarios], fuso, agora)
  return (
    <>
      {abertura && <b data-aberta={abertura.aberta || undefined}>{abertura.texto}</b>}
      {local?.lat !== undefined && local.lng !== undefined && (
        <span>a {formatKm(distanceMetros(loja, { lat: local.lat, lng: local.lng }))} de você</span>
      )}
    </>
  )
}

const formatKm = (metros: number) => `${formatQuantidade(Math.round(metros / 100) / 10)} km`
