import { useEffect, useRef, useState } from 'react'

import type { ComboLista } from '@vitrine/contract'

import { api, useLocal, useLoja } from '#shell'

import { CartaoCombo } from './cartao-combo.tsx'
import './combo.css'

/** Combos that contain the product of the page (ux 1.5.4): their ids came with it, the cards when they come into view. */
export function CompreJunto({ ids }: { ids: readonly string[] }) {
  const { idfornecedor } = useLoja()
  const tipoentrega = useLocal()?.tipoEntrega
  const ref = useRef<HTMLElement>(null)
  const [combos, setCombos] = useState<ComboLista[] | null>(null)
  const key = ids.join()
  useEffect(() => {
    let isGone = false
    const load = async () => {
      const answers = await Promise.all(
        key.split(',').map((id) =>
          api('GET /v4/promotional-combo/{id}/', {
            params: { id },
            query: { idfornecedor, tipoEntrega: tipoentrega },
          }),
        ),
      )
      if (!isGone) setCombos(answers.flatMap((resposta) => (resposta.ok ? resposta.dados : [])))
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        void load()
      },
      { rootMargin: '400px' },
    )
    if (ref.current) observer.observe(ref.current)
    return () => {
      isGone = true
      observer.disconnect()
    }
  }, [key, idfornecedor, tipoentrega])
  // No combos, or they could not be read: this part of the page is left out.
  if (combos?.length === 0) return null
  return (
    <section className="section" id="compre-junto" ref={ref}>
      <div className="section-head">
        <h2>Compre junto</h2>
        <p>e pague menos</p>
      </div>
      <ul className="combo-lista">
        {combos
          ? combos.map((combo) => <CartaoCombo key={combo.idcombopromocional_cabecalho} combo={combo} />)
          : ids.map((id) => <li key={id} className="combo-cartao bone" aria-hidden />)}
      </ul>
    </section>
  )
}
