import { lazy } from 'react'

import type { LojaColeta } from '@vitrine/contract'

import { Perto } from '#shell'

import { describeSemana } from './describe-semana.ts'

const MapaDasLojas = lazy(() => import('./mapa-das-lojas.tsx').then((m) => ({ default: m.MapaDasLojas })))

/** The stores with address and hours, and beside them a small map, which is brought when it is nearly seen; without script the list alone. */
export function LojasDaPagina({ lojas }: { lojas: readonly LojaColeta[] }) {
  return (
    <div className="pagina-onde">
      <ol className="pagina-lojas">
        {lojas.map((loja, i) => (
          <UmaLoja key={loja.idloja} loja={loja} numero={i + 1} />
        ))}
      </ol>
      {lojas.length > 0 && (
        <div className="pagina-mapa print:hidden">
          <Perto id="mapa">
            <MapaDasLojas lojas={lojas} />
          </Perto>
        </div>
      )}
    </div>
  )
}

function UmaLoja({ loja, numero }: { loja: LojaColeta; numero: number }) {
  const { nome, descricao_endereco_loja, telefone, horarios, lat, lng } = loja
  return (
    <li>
      <b>
        <span className="pagina-loja-numero" aria-hidden="true">
          {numero}
        </span>
        {nome}
      </b>
      <p>{descricao_endereco_loja}</p>
      {describeSemana(horarios).map((dias) => (
        <p key={dias}>{dias}</p>
      ))}
      <p>
        {telefone && <a href={`tel:${telefone.replace(/\D/g, '')}`}>Ligar</a>}
        <a
          href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`}
          rel="noopener noreferrer"
          aria-label={`Ver ${nome} no mapa`}
        >
          Ver no mapa
        </a>
        <a
          href={`https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`}
          rel="noopener noreferrer"
          aria-label={`Como chegar a ${nome}`}
        >
          Como chegar
        </a>
      </p>
    </li>
  )
}
