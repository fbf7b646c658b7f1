import { useEffect } from 'react'
import type { FormEvent } from 'react'
import { useStore } from 'zustand'

import { urls } from '@vitrine/contract/urls'
import { buttonClass, Icon } from '@vitrine/ui'

import { mayKeepCarrinho } from '#consentimento'
import { keepPendente, useLoja, useOpenPainel, useSessao, useRetorno } from '#shell'

import { alertas, changeAlerta, isAtivo, readAlertas } from './alerta.store.ts'
import type { ProdutoEsperado } from './alerta.store.ts'

/** "Avise-me", which becomes "Avisaremos por e-mail ✓ desfazer" in place; a visitor logs in first and it completes by itself (ux 1.25). */
export function BotaoAlerta({ produto, size = 'buy' }: { produto: ProdutoEsperado; size?: 'buy' | 'l' }) {
  const { slug } = useLoja()
  const retorno = useRetorno()
  const { ativo, toggle } = useAlerta(produto)
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    toggle()
  }
  return (
    <form method="post" action={urls.alertas(slug)} onSubmit={onSubmit} data-aqui>
      <input type="hidden" name="id" value={produto.id} />
      <input type="hidden" name="idproduto" value={produto.idproduto} />
      <input type="hidden" name="voltar" value={retorno} />
      <button
        type="submit"
        className={`${buttonClass({ variant: 'outline', size, block: true })} alerta-botao`}
        aria-pressed={ativo}
        aria-label={ativo ? undefined : `Avise-me quando ${produto.name} voltar`}
      >
        {ativo ? (
          <span>
            <Icon name="check" size={16} /> Avisaremos por e-mail <u>desfazer</u>
            <span className="sr-only"> o aviso de {produto.name}</span>
          </span>
        ) : (
          <>
            <Icon name="bell" />
            Avise-me
          </>
        )}
      </button>
    </form>
  )
}

/** State and switch of one product's alert for whoever is here. */
export function useAlerta(produto: ProdutoEsperado): { ativo: boolean; toggle: () => void } {
  const { slug, idfornecedor } = useLoja()
  const idcliente = useSessao()?.idcliente ?? null
  const open = useOpenPainel()
  const ativo = useStore(alertas, (estado) => idcliente !== null && isAtivo(estado, produto.id))
  useEffect(() => {
    if (idcliente) void readAlertas({ idfornecedor, idcliente })
  }, [idfornecedor, idcliente])
  function toggle() {
    if (idcliente) return void changeAlerta({ idfornecedor, idcliente }, produto, !ativo)
    const { id, idproduto, name } = produto
    if (mayKeepCarrinho()) keepPendente(slug, { acao: 'alerta', produto: { id, idproduto, name } })
    open('login')
  }
  return { ativo, toggle }
}
