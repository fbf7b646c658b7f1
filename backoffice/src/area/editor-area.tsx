import { useState } from 'react'

import type { AreaGuardada, LojaGuardada } from '@vitrine/contract'
import { showToast } from '@vitrine/ui'

import { Campo, Formulario, useTextos, useUma } from '#cadastro'
import { api, useTrabalho } from '#shell'

import { camposDaArea, sayArea, sayDesenho, type AreaEscrita } from './area.ts'
import { Desenho } from './desenho.tsx'
import { Retrato } from './retrato.tsx'

interface EditorAreaProps {
  area: AreaEscrita
  outras: readonly AreaGuardada[]
  lojas: readonly LojaGuardada[]
  onGravada: (gravada: AreaGuardada) => void
}

/** An area: its name, and its outline with a picture of it. */
export function EditorArea({ area, outras, lojas, onGravada }: EditorAreaProps) {
  const { textos, setTextos, escritaOf } = useTextos(() => ({ nome: area.nome }))
  const [geojson, setGeojson] = useState(area.geojson)
  const estado = useArea(area, onGravada)
  const { erros, setErros, save } = estado
  async function write(versao?: number | null) {
    if (!geojson) return setErros({ geojson: 'Desenhe o contorno, ou envie um arquivo.' })
    const { idarea, tipo } = area
    if (await save({ idarea, tipo, nome: textos.nome ?? '', geojson }, versao))
      showToast('Gravado. Já vale na loja.')
  }
  return (
    <Formulario
      nome="Área"
      estado={estado}
      onWrite={write}
      say={({ nome, tipo, geojson: dela }) => (dela ? `${nome}, ${sayArea({ tipo, geojson: dela })}` : nome)}
      onOutra={(outros) => {
        setTextos({ nome: outros.nome })
        setGeojson(outros.geojson)
      }}
    >
      <fieldset>
        <legend className="sr-only">Área</legend>
        <Campo
          escrita={escritaOf(erros)}
          nome="nome"
          label="Nome"
          hint="Só a equipe o vê: Centro e Cambuí."
          maxLength={120}
        />
      </fieldset>
      <Desenho lojas={lojas} onDesenho={setGeojson} />
      {erros.geojson && (
        <p className="text-danger" role="alert">
          {erros.geojson}
        </p>
      )}
      {geojson && (
        <figure className="area-figura">
          <Retrato
            area={geojson}
            outras={outras.map((outra) => outra.geojson)}
            lojas={lojas}
            nome={`Contorno de ${textos.nome || 'uma área sem nome'}`}
          />
          <figcaption role="status">{sayDesenho(geojson)}</figcaption>
        </figure>
      )}
    </Formulario>
  )
}

function useArea(area: AreaEscrita, onGravada: EditorAreaProps['onGravada']) {
  const { idfornecedor } = useTrabalho().loja
  const { idarea } = area
  return useUma<AreaEscrita, AreaGuardada>(
    area,
    {
      campos: camposDaArea,
      // An area without an outline is not sent (`write` above).
      write: ({ nome, tipo, geojson }, versao) =>
        api('PUT /painel/v1/{idfornecedor}/areas/{idarea}', {
          params: { idfornecedor, idarea },
          body: { nome, tipo, geojson: geojson ?? { type: 'Polygon', coordinates: [] }, versao },
        }),
      list: () => api('GET /painel/v1/{idfornecedor}/areas', { params: { idfornecedor } }),
      isEsta: (guardada) => guardada.idarea === idarea,
    },
    onGravada,
  )
}
