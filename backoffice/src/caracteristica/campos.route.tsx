import { useState } from 'react'
import { useLoaderData } from 'react-router'

import type { CaracteristicaGuardada } from '@vitrine/contract'
import { EmptyState, Modal, Notice, showToast, useOffline } from '@vitrine/ui'

import { mayLeave, NaoLido, useGuarda } from '#cadastro'
import { Titulo } from '#shell'

import type { CampoEscrito } from './campo-escrito.ts'
import { formularios } from './campos-ditos.ts'
import { EditorCampo } from './editor-campo.tsx'
import { FormularioDaLoja } from './formulario-da-loja.tsx'
import type { loadCampos } from './load-campos.ts'
import { useCampos } from './use-campos.ts'

import './caracteristica.css'

export { loadCampos as loader } from './load-campos.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Campos do cadastro e do pedido' }

/** What the store asks of its own, at registration and with each order (readings 8; decision 0175). */
export default function TelaDosCampos() {
  useGuarda()
  const { lidos, semDireito } = useLoaderData<typeof loadCampos>()
  const isOffline = useOffline()
  return (
    <div className="ajustes campos">
      <Titulo>Campos do cadastro e do pedido</Titulo>
      <header>
        <h1>Campos do cadastro e do pedido</h1>
        <p className="text-ink-muted">
          O que a sua loja pergunta além do que toda loja pergunta. Pergunte só o que usa: cada campo a mais é
          gente que desiste, e a lei pede que se guarde o mínimo.
        </p>
      </header>
      {isOffline && (
        <Notice small tone="warning" icon="wifi-off" live="status">
          Sem conexão. O que você escreveu fica aqui; grave quando ela voltar.
        </Notice>
      )}
      {semDireito && (
        <EmptyState icon="lock" title="O seu papel nesta loja não cuida dos campos">
          Peça a quem administra a loja.
        </EmptyState>
      )}
      {!semDireito && !lidos && <NaoLido>os campos</NaoLido>}
      {lidos && <Campos lidos={lidos} />}
    </div>
  )
}

function Campos({ lidos }: { lidos: readonly CaracteristicaGuardada[] }) {
  const { campos, put, move, setAtiva } = useCampos(lidos)
  const [editado, setEditado] = useState<CampoEscrito | null>(null)
  return (
    <>
      {(['CLIENTE', 'PEDIDO'] as const).map((escopo) => (
        <FormularioDaLoja
          key={escopo}
          escopo={escopo}
          todos={campos}
          onEdit={setEditado}
          onMove={move}
          onAtiva={setAtiva}
        />
      ))}
      <Modal
        open={editado !== null}
        size="l"
        onClose={() => mayLeave() && setEditado(null)}
        title={editado && editado.versao === null ? formularios[editado.escopo].novo : 'Editar campo'}
      >
        {editado && (
          <EditorCampo
            key={`${editado.escopo} ${editado.codigo}`}
            campo={editado}
            todos={campos}
            onGravado={(gravado) => {
              put(gravado)
              setEditado(null)
              showToast('Campo gravado. Já vale na loja.')
            }}
          />
        )}
      </Modal>
    </>
  )
}
