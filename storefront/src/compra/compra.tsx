import { memo, useDeferredValue, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Link, useLocation } from 'react-router'

import type { ProdutoLista } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { increment, isBuyable } from '@vitrine/rules/quantidade'
import { Button, buttonClass, Icon, KeepFocus } from '@vitrine/ui'

import { toItemCarrinho, toPasso, useChangeCarrinho, useQuantidade } from '#carrinho'
import { askIdade } from '#idade'
import { useLoja, useSessao, useRetorno } from '#shell'

import { BotaoAlerta } from './botao-alerta.tsx'
import { CampoQuantidade } from './campo-quantidade.tsx'

/**
 * What stands under a card: "Adicionar", which becomes the stepper in place, or why not (ux 1.4). The same product may stand in
 * several rows of a page: where it was pressed it is drawn for the press, elsewhere once that is seen.
 */
export function Compra({ produto }: { produto: ProdutoLista }) {
  const [isAqui, setAqui] = useState(false)
  const agora = useQuantidade(produto.id)
  const depois = useDeferredValue(agora)
  return <Controle produto={produto} quantidade={isAqui ? agora : depois} onTouch={setAqui} />
}

interface ControleProps {
  produto: ProdutoLista
  quantidade: number
  onTouch: (isAqui: true) => void
}

const Controle = memo(function Controle({ produto, quantidade, onTouch }: ControleProps) {
  const motivo = useMotivo(produto)
  return (
    <KeepFocus on={quantidade > 0} onTouch={onTouch}>
      {quantidade > 0 ? (
        <PassoQuantidade produto={produto} quantidade={quantidade} />
      ) : (
        (motivo ?? <Adicionar produto={produto} />)
      )}
    </KeepFocus>
  )
})

function Adicionar({ produto }: { produto: ProdutoLista }) {
  return (
    <FormCarrinho produto={produto} quantidade={increment(produto, 0)}>
      <Button
        type="submit"
        variant="brand"
        size="buy"
        block
        icon="plus"
        aria-label={`Adicionar ${produto.name}`}
      >
        Adicionar
      </Button>
    </FormCarrinho>
  )
}

/** The stepper of a line that is in the cart. */
export function PassoQuantidade({ produto, quantidade }: { produto: ProdutoLista; quantidade: number }) {
  const change = useChangeCarrinho()
  return (
    <FormCarrinho produto={produto}>
      <CampoQuantidade
        item={produto}
        nome={produto.name}
        quantidade={quantidade}
        name="quantidade"
        onChange={(next, how) =>
          change(toPasso({ id: produto.id, quantidade }, next, how), toItemCarrinho(produto))
        }
      />
    </FormCarrinho>
  )
}

/** A form that also works without script. With script the cart changes in the browser at once, and the form is not sent. */
export function FormCarrinho(props: { produto: ProdutoLista; quantidade?: number; children: ReactNode }) {
  const { produto, quantidade, children } = props
  const { slug } = useLoja()
  const retorno = useRetorno()
  const change = useChangeCarrinho()
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (quantidade === undefined) return
    const add = () => change({ tipo: 'soma', id: produto.id, delta: quantidade }, toItemCarrinho(produto))
    if (produto.maior_de_18) askIdade(add)
    else add()
  }
  return (
    <form method="post" action={urls.carrinho(slug)} onSubmit={onSubmit} data-aqui>
      <input type="hidden" name="id" value={produto.id} />
      <input type="hidden" name="voltar" value={retorno} />
      {quantidade !== undefined && <input type="hidden" name="quantidade" value={quantidade} />}
      {children}
    </form>
  )
}

/** True when a login is all that is missing to buy the product: the store shows prices only to people who are logged in. */
export function useNeedsLogin({ disponivel, preco }: ProdutoLista): boolean {
  const { tags } = useLoja()
  return useSessao() === null && disponivel && preco === undefined && !tags.includes('support-budget')
}

/** Why this shopper cannot add the product, with a button for what can be done about it; null when it can be added. */
export function useMotivo(produto: ProdutoLista): ReactNode {
  const { slug, tags } = useLoja()
  const sessao = useSessao()
  const look = buttonClass({ variant: 'outline', size: 'buy', block: true })
  if (!produto.disponivel) {
    const parecidos = `${urls.produto(slug, produto.id, produto.name)}#parecidos`
    // A member of staff who acts for no cliente cannot ask for an alert: similar products are offered alone.
    if (sessao && !sessao.idcliente)
      return (
        <Link className={look} to={parecidos}>
          Ver parecidos
        </Link>
      )
    return (
      <>
        <BotaoAlerta produto={produto} />
        <Link className="alerta-parecidos-link" to={parecidos}>
          Ver parecidos
        </Link>
      </>
    )
  }
  if (!isBuyable(produto)) return <p className="limit">Sem quantidade que possa ser pedida</p>
  if (produto.preco !== undefined || tags.includes('support-budget')) return null
  if (sessao) return <p className="aguarda">Preços após aprovação do cadastro</p>
  return <EntreParaVer look={look} />
}

/** A link leads back to where it is pressed, also where a filter has changed what is around its card. */
function EntreParaVer({ look }: { look: string }) {
  const { slug } = useLoja()
  const { pathname, search } = useLocation()
  return (
    <Link className={look} to={urls.entrar(slug, pathname + search)}>
      <Icon name="lock" />
      Entre para ver preços
    </Link>
  )
}
