import type { Destino } from '@vitrine/contract'

import { Ligacao } from './ligacao.tsx'

export interface CabecaProps {
  id: string
  titulo: string
  subtitulo?: string
  /** 'até domingo': said beside the title. */
  fim?: string
  destino?: Destino | null
  /** What the link is called. */
  mais?: string
}

/** Title of a section, what is to be known of it, and where all of it is. */
export function Cabeca({ id, titulo, subtitulo, fim, destino, mais = 'Ver todos' }: CabecaProps) {
  return (
    <div className="section-head">
      <h2 id={`${id}-titulo`}>{titulo}</h2>
      {fim && <span className="pi-fim">{fim}</span>}
      {subtitulo && <p>{subtitulo}</p>}
      {destino && (
        <Ligacao destino={destino} className="link">
          {mais}
          <span className="sr-only"> de {titulo}</span>
        </Ligacao>
      )}
    </div>
  )
}
