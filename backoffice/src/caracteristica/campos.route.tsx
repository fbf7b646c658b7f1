import { useState } from 'react'
import { useLoaderData } from 'react-router'

import type { CaracteristicaGuardada } from '@vitrine/contract'
import { Modal, showToast } from '@vitrine/ui'

import { mayLeave, MolduraDaTela, useGuarda } from '#cadastro'

import type { CampoEscrito } from './campo-escrito.ts'
import { formularios } from './campos-ditos.ts'
import { EditorCampo } from './editor-campo.tsx'
import { FormularioDaLoja } from './formulario-da-loja.tsx'
import type { loadCampos } from './load-campos.ts'
import { useCampos } from './use-campos.ts'

import './caracteristica.css'

export { loadCampos as loader } from './load-campos.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Campos próprios' }

/** What the store asks of its own, at registration and with each order (readings 8; decision 0175). */
export default function TelaDosCampos() {
  useGuarda()
  const { lidos, semDireito } = useLoaderData<typeof loadCampos>()
  return (
    <MolduraDaTela
      className="ajustes campos"
      titulo="Campos próprios"
      frase="O que a sua loja pergunta além do que toda loja pergunta. Pergunte só o que usa: cada campo a mais é gente que desiste, e a lei pede que se guarde o mínimo."
      conexao="ESCREVE"
      semDireito={semDireito}
      direito="cuida dos campos"
      oQue="os campos"
    >
      {lidos && <Campos lidos={lidos} />}
    </MolduraDaTela>
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
