import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { pluralize } from '@vitrine/rules/texto'
import { Button, buttonClass, Icon, Modal } from '@vitrine/ui'

import { ColarLink } from '#lista-compras'
import { useLoja, useSessao } from '#shell'

import { Atalhos } from './atalhos.tsx'
import { useBloqueado } from './bloqueio.ts'
import { CompartilharCarrinho } from './compartilhar-carrinho.tsx'
import { useEsvaziar } from './esvaziar.ts'
import './opcoes.css'
import { useCarrinho } from './provider.tsx'
import { useGuardarComoLista } from './use-guardar-como-lista.ts'

/** What can be done with the whole cart (ux 1.6.7). */
export function OpcoesDoCarrinho() {
  const isLocked = useBloqueado()
  return (
    <div className="opcoes-carrinho">
      {!isLocked && <ColarLink className={buttonClass({ variant: 'ghost' })} />}
      <CompartilharCarrinho />
      <GuardarComoLista />
      <Imprimir />
      <Atalhos />
      {!isLocked && <Esvaziar />}
    </div>
  )
}

function GuardarComoLista() {
  const { slug } = useLoja()
  const { pathname } = useLocation()
  const isCliente = Boolean(useSessao()?.idcliente)
  const isVisitante = useSessao() === null
  const { save, isBusy } = useGuardarComoLista()
  if (isVisitante) {
    return (
      <Link className={buttonClass({ variant: 'ghost' })} to={urls.entrar(slug, pathname)}>
        <Icon name="list-plus" /> Entrar para guardar como lista
      </Link>
    )
  }
  if (!isCliente) return null
  return (
    <Button variant="ghost" icon="list-plus" loading={isBusy} onClick={() => void save()}>
      Guardar como lista
    </Button>
  )
}

/** The page of the cart has a sheet for paper; the drawer leads there first. */
function Imprimir() {
  const { slug } = useLoja()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  async function onPress() {
    await import('./impressao.css').catch(() => {})
    if (pathname !== urls.carrinho(slug)) await navigate(urls.carrinho(slug))
    // Once the page and the closed drawer are painted.
    setTimeout(() => window.print(), 300)
  }
  return (
    <Button variant="ghost" icon="printer" onClick={() => void onPress()}>
      Imprimir orçamento
    </Button>
  )
}

/** Asked first, with how much goes; taken back from the notice. */
function Esvaziar() {
  const linhas = useCarrinho(({ itens }) => itens.length)
  const esvaziar = useEsvaziar()
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button variant="ghost" icon="trash-2" onClick={() => setAsking(true)}>
        Esvaziar carrinho
      </Button>
      <Modal
        open={isAsking}
        onClose={close}
        title="Esvaziar o carrinho?"
        foot={
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={close}>
              Manter
            </Button>
            <Button onClick={esvaziar}>Esvaziar</Button>
          </div>
        }
      >
        {isAsking && <p>{pluralize(linhas, 'produto sai', 'produtos saem')} do carrinho.</p>}
      </Modal>
    </>
  )
}
