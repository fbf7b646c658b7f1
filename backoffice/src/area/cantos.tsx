import { useState } from 'react'

import { Button, Textarea } from '@vitrine/ui'

import { readCantos, writeCantos, type Geojson } from './contorno.ts'

interface CantosProps {
  geojson: Geojson | null
  onDesenho: (geojson: Geojson) => void
}

/** The corners of an outline, typed: what a hand draws on the map, by keys alone. */
export function Cantos({ geojson, onDesenho }: CantosProps) {
  const [texto, setTexto] = useState<string | null>(null)
  const [erro, setErro] = useState<string>()
  const escrito = texto ?? (geojson ? writeCantos(geojson) : '')
  function use() {
    const lido = readCantos(escrito)
    if ('linha' in lido)
      return setErro(`Linha ${lido.linha}: escreva a latitude e a longitude, como -22,9012 -47,0573.`)
    if (!lido.geojson) return setErro('Escreva pelo menos três cantos, um por linha.')
    setErro(undefined)
    setTexto(null)
    onDesenho(lido.geojson)
  }
  return (
    <details className="revelar area-cantos">
      <summary>Escrever os cantos</summary>
      <Textarea
        label="Cantos"
        hint="Um por linha: latitude e longitude. Linha vazia entre partes; “buraco” antes do que fica de fora."
        rows={6}
        value={escrito}
        error={erro}
        onChange={({ target }) => setTexto(target.value)}
      />
      <Button variant="outline" size="s" onClick={use}>
        Usar estes cantos
      </Button>
    </details>
  )
}
