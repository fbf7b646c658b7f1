import { useState } from 'react'
import { useNavigate, useSubmit } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Icon, Modal } from '@vitrine/ui'

import { EscolhaPorTexto } from '#paleta'
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
  return (
    <EscolhaPorTexto
      nome="Buscar ou ir para"
      placeholder="Uma tela, uma loja, uma ação"
      texto={texto}
      onTexto={setTexto}
      lista="Telas e ações"
      plural={['resultado', 'resultados']}
      achados={achados}
      isRecusado={({ recusa }) => recusa !== null}
      onChoose={run}
      renderAchado={({ icone, nome, recusa }) => (
        <>
          <Icon name={icone} />
          <span>
            {nome}
            {recusa && <small>{recusa}</small>}
          </span>
        </>
      )}
    >
      {achados.length === 0 && <p className="paleta-nada">Nada com estas palavras.</p>}
    </EscolhaPorTexto>
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
