import { useState } from 'react'

import type { AreaGuardada, LojaGuardada, LugarRecusado } from '@vitrine/contract'
import { Modal } from '@vitrine/ui'

import { Lista, putGuardada, mayLeave, useRemove } from '#cadastro'
import { api, useTrabalho } from '#shell'

import { novaArea, sayArea, type AreaEscrita } from './area.ts'
import { EditorArea } from './editor-area.tsx'
import type { Tiles } from './fundo.ts'

import './area.css'

interface SecaoProps {
  areas: readonly AreaGuardada[]
  lojas: readonly LojaGuardada[]
  /** Where people asked for delivery and got none; empty: not looked at. */
  recusados: readonly LugarRecusado[]
  tiles: Tiles
  isLeitura?: boolean
  onChange: (areas: AreaGuardada[]) => void
}

const idOf = ({ idarea }: Pick<AreaGuardada, 'idarea'>) => idarea

/** Areas that a store delivers to: written, changed, removed, and brought back. */
export function SecaoAreas({ areas, lojas, recusados, tiles, isLeitura = false, onChange }: SecaoProps) {
  const [editada, setEditada] = useState<AreaEscrita | null>(null)
  const put = (gravada: AreaGuardada) => onChange(putGuardada(areas, gravada, idOf))
  const remove = useRemoveArea({
    onFora: (fora) => onChange(areas.filter((area) => idOf(area) !== idOf(fora))),
    onVolta: put,
  })
  return (
    <>
      <Lista
        nome="Áreas"
        isLeitura={isLeitura}
        vazia="Nenhuma área ainda: a loja não diz aonde entrega."
        itens={areas.map((area) => ({
          id: area.idarea,
          nome: area.nome,
          frase: sayArea(area),
          ativa: true,
          onEdit: () => setEditada(area),
          onRemove: () => void remove(area),
        }))}
        novas={[{ nome: 'Nova área', onPress: () => setEditada(novaArea()) }]}
      />
      <Modal
        size="l"
        open={editada !== null}
        onClose={() => mayLeave() && setEditada(null)}
        title={editada?.versao === null ? 'Nova área' : 'Editar área'}
      >
        {editada && (
          <EditorArea
            key={editada.idarea}
            area={editada}
            fundo={{ outras: areas.filter((area) => idOf(area) !== editada.idarea), lojas, recusados }}
            tiles={tiles}
            onGravada={(gravada) => {
              put(gravada)
              setEditada(null)
            }}
          />
        )}
      </Modal>
    </>
  )
}

type Removida = Pick<Parameters<typeof useRemove<AreaGuardada>>[0], 'onFora' | 'onVolta'>

function useRemoveArea(removida: Removida) {
  const { idfornecedor } = useTrabalho().loja
  return useRemove<AreaGuardada>({
    ...removida,
    emUso: EM_USO,
    remove: ({ idarea, versao }) =>
      api('DELETE /painel/v1/{idfornecedor}/areas/{idarea}', {
        params: { idfornecedor, idarea },
        query: { versao },
      }),
    restore: ({ idarea, versao: _versao, ...body }) =>
      api('PUT /painel/v1/{idfornecedor}/areas/{idarea}', {
        params: { idfornecedor, idarea },
        body: { ...body, versao: null },
      }),
  })
}

const EM_USO = 'Uma tabela de frete cita esta área: mude a tabela antes.'
