import { useRef, useState } from 'react'

import type { Atendente, SalaChat } from '@vitrine/contract'
import { initialsOf, pluralize } from '@vitrine/rules/texto'
import { Icon, Spinner, useCloseOutside } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'

import type { DaEquipe } from './use-da-equipe.ts'

/** Who answers a conversation: taken, given to a colleague, or let go. */
export function MenuDono({ daEquipe }: { daEquipe: DaEquipe }) {
  const { conversa, assign } = daEquipe
  const { atendente, eu } = conversa
  const menu = useRef<HTMLDetailsElement>(null)
  const { colegas, read } = useAtendentes()
  useCloseOutside(menu)
  const isMinha = atendente?.idusuario === eu.idusuario
  const choose = (idatendente: string | null) => () => {
    menu.current?.removeAttribute('open')
    menu.current?.querySelector('summary')?.focus()
    void assign(idatendente)
  }
  return (
    <details
      ref={menu}
      className="cv-menu"
      onToggle={({ currentTarget }) => currentTarget.open && void read()}
    >
      <Dono atendente={atendente} isMinha={isMinha} />
      <div>
        {!isMinha && (
          <button type="button" onClick={choose(eu.idusuario)}>
            <Icon name="user" size={16} /> Assumir
          </button>
        )}
        {atendente && (
          <button type="button" onClick={choose(null)}>
            <Icon name="undo-2" size={16} /> Deixar sem atendente
          </button>
        )}
        <p>Passar para</p>
        <Colegas
          colegas={colegas}
          fora={[eu.idusuario, atendente?.idusuario]}
          onRead={read}
          onChoose={choose}
        />
      </div>
    </details>
  )
}

function Dono({ atendente, isMinha }: { atendente: SalaChat['atendente']; isMinha: boolean }) {
  const nome = isMinha ? 'Você' : atendente?.nome.split(' ')[0]
  return (
    <summary
      className="btn btn-outline btn-s"
      aria-label={`Atendente: ${isMinha ? 'Você' : (atendente?.nome ?? 'ninguém')}`}
    >
      {atendente ? (
        <span className="avatar" aria-hidden>
          {initialsOf(atendente.nome)}
        </span>
      ) : (
        <Icon name="user" />
      )}
      <span>{nome ?? 'Sem atendente'}</span>
      <Icon name="chevron-down" size={16} />
    </summary>
  )
}

interface ColegasProps {
  colegas: readonly Atendente[] | 'lendo' | 'falhou'
  /** Who it is not given to: who has it, and who looks. */
  fora: readonly (string | undefined)[]
  onRead: () => Promise<void>
  onChoose: (idatendente: string) => () => void
}

function Colegas({ colegas, fora, onRead, onChoose }: ColegasProps) {
  if (colegas === 'lendo') return <Spinner size={20} />
  if (colegas === 'falhou')
    return (
      <button type="button" onClick={() => void onRead()}>
        Não carregou. Tentar de novo
      </button>
    )
  const outros = colegas.filter(({ idusuario }) => !fora.includes(idusuario))
  if (outros.length === 0) return <p>Ninguém mais atende nesta loja.</p>
  return outros.map(({ idusuario, nome, conversas }) => (
    <button key={idusuario} type="button" onClick={onChoose(idusuario)}>
      {nome} <small className="num">{pluralize(conversas, 'conversa', 'conversas')}</small>
    </button>
  ))
}

function useAtendentes() {
  const { idfornecedor } = useTrabalho().loja
  const [colegas, setColegas] = useState<readonly Atendente[] | 'lendo' | 'falhou'>('lendo')
  return {
    colegas,
    async read() {
      const resposta = await api('GET /painel/v1/{idfornecedor}/atendentes', { params: { idfornecedor } })
      setColegas(resposta.ok ? resposta.dados.data : 'falhou')
    },
  }
}
