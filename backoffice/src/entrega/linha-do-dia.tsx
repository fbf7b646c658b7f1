import type { DiaSimulado } from '@vitrine/contract'

import { findPrimeira, listNomes, sayHora } from './say-momento.ts'

type Momentos = DiaSimulado['momentos']

const HORAS = [0, 6, 12, 18, 24]

/** The day as a picture: a row for each form, a bar for as long as its answer is one. The table below says it in words. */
export function LinhaDoDia({ momentos }: { momentos: Momentos }) {
  const formas = listNomes(momentos)
  if (formas.length === 0) return null
  const dito = `Linha do dia: ${formas.map(({ nome }) => nome).join(', ')}. A tabela a seguir diz o mesmo em palavras.`
  return (
    <figure className="entrega-linha" role="img" aria-label={dito}>
      {formas.map(({ idformaentrega, nome }) => (
        <div key={idformaentrega}>
          <span>{nome}</span>
          <div className="entrega-trilho">
            {momentos.map(({ desde, ate, formas: oferecidas }) => {
              const forma = oferecidas.find((cada) => cada.idformaentrega === idformaentrega)
              const primeira = forma && findPrimeira(forma)
              return (
                <div
                  key={desde}
                  data-livre={Boolean(primeira)}
                  style={{ left: `${percentOf(desde)}%`, width: `${percentOf(ate) - percentOf(desde)}%` }}
                >
                  {primeira?.rotulo ?? (forma ? 'cheia' : 'não aparece')}
                </div>
              )
            })}
          </div>
        </div>
      ))}
      <div>
        <span />
        <div className="entrega-horas">
          {HORAS.map((hora) => (
            <small key={hora}>{sayHora(`${String(hora).padStart(2, '0')}:00`)}</small>
          ))}
        </div>
      </div>
    </figure>
  )
}

/** Of the day, by the wall clock. */
function percentOf(hora: string): number {
  const [horas = 0, minutos = 0] = hora.split(':').map(Number)
  return Math.round(((horas * 60 + minutos) / 1440) * 10_000) / 100
}
