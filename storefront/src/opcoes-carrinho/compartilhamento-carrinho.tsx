import type { MouseEvent } from 'react'

import { urls } from '@vitrine/contract/urls'
import { Button, buttonClass, Icon, showToast } from '@vitrine/ui'

import { formatLinhasLink, listProdutos, MAX_LINHAS_LINK, useCarrinho, useTotais } from '#carrinho'
import { useLoja, useRaiz } from '#shell'

import { composeMensagem } from './compose-mensagem.ts'

/** The cart as a message and as an address that puts the same one together, prices of whoever opens it (ux 1.6.7). */
export function CompartilhamentoCarrinho() {
  const { slug, nome } = useLoja()
  const { origem } = useRaiz()
  const itens = useCarrinho((estado) => estado.itens)
  const { totalCompras } = useTotais()
  const linhas = listProdutos(itens)
  if (linhas.length > MAX_LINHAS_LINK) {
    return (
      <p className="text-12 text-ink-muted">
        Com mais de {MAX_LINHAS_LINK} produtos, guarde como lista e compartilhe a lista.
      </p>
    )
  }
  const endereco = origem + urls.revisao(slug, { carrinho: formatLinhasLink(linhas) })
  const mensagem = composeMensagem(itens, { loja: nome, total: totalCompras, endereco })
  function share(event: MouseEvent) {
    if (!('share' in navigator)) return
    event.preventDefault()
    // The promise rejects when the person closes the share sheet; there is nothing to do then.
    navigator.share({ title: `Meu carrinho em ${nome}`, text: mensagem }).catch(() => {})
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(endereco)
      showToast('Link do carrinho copiado')
    } catch {
      showToast('Não deu para copiar. Use o WhatsApp.')
    }
  }
  return (
    <>
      <a
        className={buttonClass({ variant: 'ghost' })}
        href={`https://wa.me/?text=${encodeURIComponent(mensagem)}`}
        target="_blank"
        rel="noopener noreferrer"
        onClick={share}
      >
        <Icon name="message-circle" /> Enviar por WhatsApp
      </a>
      <Button variant="ghost" icon="copy" onClick={() => void copy()}>
        Copiar link do carrinho
      </Button>
    </>
  )
}
