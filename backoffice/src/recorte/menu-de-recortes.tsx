import { useRef } from 'react'
import { Link, useNavigate } from 'react-router'

import type { Recorte } from '@vitrine/contract'
import { buttonClass, Icon, useCloseOutside, type IconName } from '@vitrine/ui'

import { DialogoDoRecorte } from './dialogo-do-recorte.tsx'
import { isMesmoFiltro, toNovo, type ComoSeDiz, type Filtro, type Pedido } from './pedido.ts'
import { useRecortes } from './use-recortes.ts'

import './recorte.css'

interface MenuDeRecortesProps {
  /** Null: they could not be read. */
  recortes: readonly Recorte[] | null
  /** What the list shows, and the saved one that it began with. */
  filtro: Filtro
  idrecorte: string | undefined
  toUrl: (filtro: Filtro, idrecorte?: string) => string
  say: ComoSeDiz
}

/** Filters that were saved: chosen, written, shared, removed. */
export function MenuDeRecortes({ recortes, filtro, idrecorte, toUrl, say }: MenuDeRecortesProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const navigate = useNavigate()
  useCloseOutside(menu)
  const open = (qual: Filtro, id?: string) => void navigate(toUrl(qual, id))
  // Another name for it, or whose it is, leaves the list as it is looked at.
  const feitos = useRecortes((feito) =>
    open(feito && feito.idrecorte !== idrecorte ? feito : filtro, feito?.idrecorte),
  )
  const atual = recortes?.find((cada) => cada.idrecorte === idrecorte)
  const isMudado = atual !== undefined && !isMesmoFiltro(atual, filtro)
  const choose = (act: () => void) => () => {
    menu.current?.removeAttribute('open')
    menu.current?.querySelector('summary')?.focus()
    act()
  }
  return (
    <>
      <details ref={menu} className="recorte-menu">
        <summary className={buttonClass({ variant: 'outline', size: 's' })}>
          <Icon name="bookmark" />
          <span>{atual ? atual.nome : 'Filtros salvos'}</span>
          {isMudado && <small>mudado</small>}
          <Icon name="chevron-down" size={16} />
        </summary>
        <div>
          {recortes === null ? (
            <>
              <p role="alert">Não conseguimos ler os filtros salvos.</p>
              <Ato icon="refresh-cw" onClick={() => void feitos.revalidate()}>
                Tentar de novo
              </Ato>
            </>
          ) : (
            <>
              <Listas recortes={recortes} atual={atual} toUrl={toUrl} onIr={choose(() => {})} />
              <Ato icon="plus" onClick={choose(() => feitos.setDialogo(ask(toNovo(filtro))))}>
                Salvar como…
              </Ato>
            </>
          )}
          {atual && (
            <Atos atual={atual} filtro={filtro} isMudado={isMudado} feitos={feitos} choose={choose} />
          )}
        </div>
      </details>
      <DialogoDoRecorte
        dialogo={feitos.dialogo}
        isEspera={feitos.isEspera}
        say={say}
        onClose={() => feitos.setDialogo(null)}
        onSave={(pedido) => void feitos.save(pedido, `${pedido.nome.trim()} foi salvo.`, true)}
        onOutra={(outra) => {
          feitos.setDialogo(null)
          open(outra, outra.idrecorte)
        }}
      />
    </>
  )
}

const ask = (pedido: Pedido) => ({ pedido, outra: null, erro: '' })

interface ListasProps {
  recortes: readonly Recorte[]
  atual: Recorte | undefined
  toUrl: MenuDeRecortesProps['toUrl']
  onIr: () => void
}

function Listas({ recortes, atual, toUrl, onIr }: ListasProps) {
  if (recortes.length === 0) return <p>Nenhum ainda: filtre a lista como precisa dela e salve com um nome.</p>
  return [false, true].map((isEquipe) => {
    const destes = recortes.filter(({ equipe }) => equipe === isEquipe)
    const titulo = isEquipe ? 'Da equipe' : 'Só seus'
    if (destes.length === 0) return null
    return (
      <nav key={titulo} aria-label={`Filtros salvos: ${titulo.toLowerCase()}`}>
        <p aria-hidden>{titulo}</p>
        {destes.map((cada) => (
          <Link
            key={cada.idrecorte}
            to={toUrl(cada, cada.idrecorte)}
            aria-current={cada === atual ? 'page' : undefined}
            onClick={onIr}
          >
            <span>{cada.nome}</span>
            {cada.padrao && <small>abre a lista</small>}
          </Link>
        ))}
      </nav>
    )
  })
}

interface AtosProps {
  atual: Recorte
  filtro: Filtro
  isMudado: boolean
  feitos: ReturnType<typeof useRecortes>
  choose: (act: () => void) => () => void
}

/** What may be done with the one that the list began with. */
function Atos({ atual, filtro, isMudado, feitos, choose }: AtosProps) {
  const { nome, equipe, padrao } = atual
  const write = (mudanca: Partial<Pedido>, feito: string) =>
    choose(() => void feitos.save({ ...atual, ...mudanca }, feito))
  return (
    <>
      <hr />
      <p>{nome}</p>
      {isMudado && (
        <Ato icon="check" onClick={write(filtro, `${nome} foi salvo.`)}>
          Salvar mudanças
        </Ato>
      )}
      <Ato icon="pencil" onClick={choose(() => feitos.setDialogo(ask(atual)))}>
        Renomear…
      </Ato>
      <Ato
        icon="users"
        onClick={write({ equipe: !equipe }, equipe ? `${nome} é só seu.` : `A equipe também usa ${nome}.`)}
      >
        {equipe ? 'Tirar da equipe' : 'Compartilhar com a equipe'}
      </Ato>
      <Ato
        icon="star"
        onClick={write(
          { padrao: !padrao },
          padrao ? 'A lista abre com todos os produtos.' : `A lista abre com ${nome}.`,
        )}
      >
        {padrao ? 'Não abrir mais a lista com ele' : 'Abrir a lista com ele'}
      </Ato>
      <Ato icon="trash-2" onClick={choose(() => void feitos.remove(atual))}>
        Apagar
      </Ato>
    </>
  )
}

function Ato({ icon, onClick, children }: { icon: IconName; onClick: () => void; children: string }) {
  return (
    <button type="button" onClick={onClick}>
      <Icon name={icon} size={16} /> {children}
    </button>
  )
}
