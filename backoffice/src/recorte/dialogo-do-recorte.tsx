import type { FormEvent } from 'react'

import type { Recorte } from '@vitrine/contract'
import { Button, Checkbox, Modal, Notice, TextInput } from '@vitrine/ui'

import { listDiferencas, type ComoSeDiz, type Pedido } from './pedido.ts'
import type { Dialogo } from './use-recortes.ts'

interface DialogoDoRecorteProps {
  dialogo: Dialogo | null
  isEspera: boolean
  say: ComoSeDiz
  onClose: () => void
  onSave: (pedido: Pedido) => void
  onOutra: (outra: Recorte) => void
}

/** The name of a saved filter, whose it is; where somebody else was quicker, which of the two stays. */
export function DialogoDoRecorte({ dialogo, ...mais }: DialogoDoRecorteProps) {
  return (
    <Modal
      open={dialogo !== null}
      onClose={mais.onClose}
      title={dialogo?.pedido.versao === null ? 'Salvar filtro' : 'Filtro salvo'}
    >
      {dialogo && <Formulario key={dialogo.pedido.idrecorte} dialogo={dialogo} {...mais} />}
    </Modal>
  )
}

interface FormularioProps extends Omit<DialogoDoRecorteProps, 'dialogo'> {
  dialogo: Dialogo
}

function Formulario({ dialogo, isEspera, say, onClose, onSave, onOutra }: FormularioProps) {
  const { pedido, outra, erro } = dialogo
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    onSave({
      ...pedido,
      nome: String(form.get('nome')),
      equipe: form.has('equipe'),
      padrao: form.has('padrao'),
    })
  }
  return (
    <form className="grid gap-4" onSubmit={onSubmit} noValidate>
      <TextInput
        label="Nome"
        name="nome"
        maxLength={60}
        autoComplete="off"
        defaultValue={pedido.nome}
        error={erro || undefined}
      />
      <div>
        <Checkbox name="equipe" defaultChecked={pedido.equipe}>
          A equipe também usa
        </Checkbox>
        <Checkbox name="padrao" defaultChecked={pedido.padrao}>
          Abrir a lista de produtos com ele
        </Checkbox>
      </div>
      {outra && (
        <Outra
          diferencas={listDiferencas(pedido, outra, say)}
          isEspera={isEspera}
          onOutra={() => onOutra(outra)}
          onMinha={() => onSave({ ...pedido, versao: outra.versao })}
        />
      )}
      {!outra && (
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={isEspera}>
            Salvar
          </Button>
        </div>
      )}
    </form>
  )
}

interface OutraProps {
  diferencas: readonly string[]
  isEspera: boolean
  onOutra: () => void
  onMinha: () => void
}

function Outra({ diferencas, isEspera, onOutra, onMinha }: OutraProps) {
  return (
    <Notice tone="warning" live="alert" title="Outra pessoa mudou este filtro. Agora está assim:">
      <ul>
        {diferencas.map((linha) => (
          <li key={linha}>{linha}</li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="outline" size="s" onClick={onOutra}>
          Ficar com o dela
        </Button>
        <Button variant="outline" size="s" loading={isEspera} onClick={onMinha}>
          Gravar o meu
        </Button>
      </div>
    </Notice>
  )
}
