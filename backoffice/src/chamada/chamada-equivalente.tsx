import { useState } from 'react'

import { composeCurl, type ChamadaDita } from './compose-curl.ts'
import { BotaoDeCopia } from './botao-de-copia.tsx'

import './chamada.css'

interface ChamadaEquivalenteProps {
  chamadas: readonly ChamadaDita[]
  /** What stands above them. */
  nota?: string
}

/** The HTTP calls behind a part of the screen, ready to be pasted (ux 3.12). */
export function ChamadaEquivalente({ chamadas, nota }: ChamadaEquivalenteProps) {
  // Which origin it is knows the browser alone.
  const [isAberta, setAberta] = useState(false)
  return (
    <details
      className="revelar chamada-equivalente"
      onToggle={({ currentTarget }) => setAberta(currentTarget.open)}
    >
      <summary>Chamada equivalente</summary>
      {isAberta && (
        <>
          {nota && <p className="text-ink-muted">{nota}</p>}
          {chamadas.map((chamada) => {
            const texto = composeCurl(location.origin, chamada)
            return (
              <figure className="chamada-figura" key={chamada.key}>
                <figcaption>
                  {chamada.para}
                  <BotaoDeCopia texto={texto} label={`a chamada: ${chamada.para}`} />
                </figcaption>
                <pre>{texto}</pre>
              </figure>
            )
          })}
        </>
      )}
    </details>
  )
}
