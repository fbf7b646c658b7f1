import { useState } from 'react'
import { useNavigate, useSubmit } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { pluralize } from '@vitrine/rules/texto'
import { Icon, LiveRegion, Modal, optionOf, useCombobox } from '@vitrine/ui'

import { forgetUsuario, toggleEsquema, urlsPainel, useTrabalho } from '#shell'

import { filterComandos, listComandos, type Comando } from './list-comandos.ts'
import type { Aberto } from './trabalho.route.tsx'

/** ⌘K: every screen and what can be done, found by typing (ahead A4). */
export function Paleta({ open, onAbrir }: { open: boolean; onAbrir: (aberto: Aberto) => void }) {
  return (
    <Modal open={open} onClose={() => onAbrir(null)} title="Buscar ou ir para" className="paleta" bare>
      {open && <Escolha onAbrir={onAbrir} />}
    </Modal>
  )
}

function Escolha({ onAbrir }: { onAbrir: (aberto: Aberto) => void }) {
  const trabalho = useTrabalho()
  const [texto, setTexto] = useState('')
  const achados = filterComandos(listComandos(trabalho), texto)
  const run = useComando(onAbrir)
  const { id, active, setActive, field } = useCombobox({
    count: achados.length,
    onEnter(event, marked) {
      event.preventDefault()
      // What stands first is meant, unless the keys chose another one.
      const chosen = achados[Math.max(marked, 0)]
      if (chosen) run(chosen)
    },
  })
  return (
    <>
      <input
        className="paleta-campo"
        aria-label="Buscar ou ir para"
        placeholder="Uma tela, uma loja, uma ação"
        autoComplete="off"
        spellCheck={false}
        ref={focusFirst}
        {...field}
        value={texto}
        onChange={({ target }) => {
          setTexto(target.value)
          setActive(-1)
        }}
      />
      <div className="paleta-lista" role="listbox" id={`${id}-list`} aria-label="Telas e ações">
        {achados.map((comando, i) => (
          <button
            type="button"
            key={comando.id}
            {...optionOf(id, i, Math.max(active, 0))}
            aria-disabled={comando.recusa !== null || undefined}
            onClick={() => run(comando)}
          >
            <Icon name={comando.icone} />
            <span>
              {comando.nome}
              {comando.recusa && <small>{comando.recusa}</small>}
            </span>
          </button>
        ))}
      </div>
      {achados.length === 0 && <p className="paleta-nada">Nada com estas palavras.</p>}
      <LiveRegion>{texto && pluralize(achados.length, 'resultado', 'resultados')}</LiveRegion>
    </>
  )
}

/** How a line of ⌘K is done; what is refused does nothing. */
function useComando(onAbrir: (aberto: Aberto) => void) {
  const { slug } = useTrabalho().loja
  const navigate = useNavigate()
  const submit = useSubmit()
  return ({ id, href, recusa }: Comando) => {
    if (recusa) return
    onAbrir(id === 'atalhos' ? 'atalhos' : null)
    if (href) void navigate(href)
    if (id === 'tema') toggleEsquema()
    if (id === 'sair') {
      forgetUsuario()
      void submit({ fazer: 'sair' }, { method: 'post', action: urlsPainel.entrada() })
    }
    if (id === 'ver-loja') location.assign(urls.loja(slug))
  }
}

/** A dialog gives its first focus to what carries this attribute, which React does not write. */
function focusFirst(field: HTMLInputElement | null) {
  field?.setAttribute('autofocus', '')
}
