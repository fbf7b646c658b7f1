import { useRef, useState } from 'react'
import type { FormEvent } from 'react'

import { instantOf, todayIn } from '@vitrine/rules/data'
import { Button, Icon, Modal, TextInput, useCloseOutside } from '@vitrine/ui'

import { useTrabalho } from '#shell'

import { listAdiamentos } from './list-adiamentos.ts'
import type { DaEquipe } from './use-da-equipe.ts'

/** Puts a conversation out of sight until an hour, or takes it back. */
export function MenuAdiar({ daEquipe }: { daEquipe: DaEquipe }) {
  const { conversa, postpone } = daEquipe
  const { fuso } = useTrabalho().loja
  const menu = useRef<HTMLDetailsElement>(null)
  const [opcoes, setOpcoes] = useState<ReturnType<typeof listAdiamentos>>([])
  /** From which day on; null: it is not asked. */
  const [desde, setDesde] = useState<string | null>(null)
  useCloseOutside(menu)
  const choose = (act: () => void) => () => {
    menu.current?.removeAttribute('open')
    menu.current?.querySelector('summary')?.focus()
    act()
  }
  return (
    <>
      <details
        ref={menu}
        className="cv-menu"
        onToggle={({ currentTarget }) => currentTarget.open && setOpcoes(listAdiamentos(new Date(), fuso))}
      >
        <summary className="icon-btn" aria-label="Adiar">
          <Icon name="calendar-clock" />
        </summary>
        <div>
          {conversa.adiada_ate && (
            <button type="button" onClick={choose(() => void postpone(null))}>
              <Icon name="undo-2" size={16} /> Trazer de volta agora
            </button>
          )}
          <p>Adiar até</p>
          {opcoes.map(({ nome, ate }) => (
            <button key={nome} type="button" onClick={choose(() => void postpone(ate))}>
              {nome}
            </button>
          ))}
          <button type="button" onClick={choose(() => setDesde(todayIn(fuso, new Date())))}>
            Escolher…
          </button>
        </div>
      </details>
      <Modal open={desde !== null} onClose={() => setDesde(null)} title="Adiar até">
        {desde !== null && (
          <Escolha fuso={fuso} hoje={desde} onClose={() => setDesde(null)} onEscolher={postpone} />
        )}
      </Modal>
    </>
  )
}

interface EscolhaProps {
  fuso: string
  hoje: string
  onClose: () => void
  onEscolher: (ate: string) => Promise<void>
}

/** Any day and hour to come, by the store's clock. */
function Escolha({ fuso, hoje, onClose, onEscolher }: EscolhaProps) {
  const [erro, setErro] = useState<string>()
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [dia, hora] = [String(form.get('dia')), String(form.get('hora'))]
    if (!dia || !hora) return setErro('Diga o dia e a hora.')
    const ate = instantOf(dia, hora, fuso)
    if (ate <= new Date()) return setErro('Escolha um momento que ainda não passou.')
    onClose()
    void onEscolher(ate.toISOString())
  }
  return (
    <form className="grid gap-4" onSubmit={onSubmit} noValidate>
      <TextInput label="Dia" type="date" name="dia" min={hoje} defaultValue={hoje} />
      <TextInput label="Hora" type="time" name="hora" error={erro} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit">Adiar</Button>
      </div>
    </form>
  )
}
