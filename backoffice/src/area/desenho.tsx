import { useState } from 'react'
import type { ChangeEvent } from 'react'

import type { AreaGuardada, LojaGuardada } from '@vitrine/contract'
import { makeCirculo } from '@vitrine/rules/poligono'
import { Button, Select, TextInput } from '@vitrine/ui'

import { readCampos } from '#cadastro'

import { readDesenho } from './read-desenho.ts'

type Geojson = AreaGuardada['geojson']

interface DesenhoProps {
  lojas: readonly LojaGuardada[]
  onDesenho: (geojson: Geojson) => void
}

const MAX_BYTES = 2 * 1024 * 1024
const MAX_KM = 300

/** How an area gets its outline without a map: so far around a store, or from a file. */
export function Desenho({ lojas, onDesenho }: DesenhoProps) {
  return (
    <>
      {lojas.length > 0 && <Raio lojas={lojas} onDesenho={onDesenho} />}
      <Arquivo onDesenho={onDesenho} />
    </>
  )
}

function Raio({ lojas, onDesenho }: DesenhoProps) {
  const [idloja, setIdloja] = useState(lojas[0]?.idloja ?? '')
  const [km, setKm] = useState('5')
  const [erro, setErro] = useState<string>()
  function draw() {
    const campos = readCampos({ km })
    const raio = campos.decimalOf('km', 2)
    const loja = lojas.find((cada) => cada.idloja === idloja)
    if (raio === null || raio <= 0 || raio > MAX_KM || campos.erros.km)
      return setErro(campos.erros.km ?? `Escreva de 0,1 a ${MAX_KM} quilômetros.`)
    setErro(undefined)
    if (loja) onDesenho(toGeojson(makeCirculo(loja, raio)))
  }
  return (
    <div className="area-raio">
      <TextInput
        label="Raio (km)"
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        value={km}
        error={erro}
        onChange={({ target }) => setKm(target.value)}
      />
      <Select label="Em volta de" value={idloja} onChange={({ target }) => setIdloja(target.value)}>
        {lojas.map((loja) => (
          <option key={loja.idloja} value={loja.idloja}>
            {loja.nome}
          </option>
        ))}
      </Select>
      <Button variant="outline" onClick={draw}>
        Desenhar
      </Button>
    </div>
  )
}

/** As the contract writes it: its lists may be changed. */
const toGeojson = ({ coordinates }: ReturnType<typeof makeCirculo>): Geojson => ({
  type: 'Polygon',
  coordinates: coordinates.map((anel) => anel.map(([lng, lat]): [number, number] => [lng, lat])),
})

function Arquivo({ onDesenho }: Pick<DesenhoProps, 'onDesenho'>) {
  const [erro, setErro] = useState<string>()
  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const arquivo = target.files?.[0]
    if (!arquivo) return
    if (arquivo.size > MAX_BYTES) return setErro('O arquivo tem mais de 2 MB: simplifique o contorno.')
    const desenho = readDesenho(await arquivo.text())
    setErro(
      desenho ? undefined : 'Não achamos um contorno neste arquivo. Envie um GeoJSON ou um KML com a área.',
    )
    if (desenho) onDesenho(desenho)
  }
  return (
    <TextInput
      type="file"
      className="area-arquivo"
      label="Ou de um arquivo"
      hint="GeoJSON ou KML, como o Google My Maps exporta."
      accept=".geojson,.json,.kml,application/geo+json,application/vnd.google-earth.kml+xml"
      error={erro}
      onChange={(event) => void read(event)}
    />
  )
}
