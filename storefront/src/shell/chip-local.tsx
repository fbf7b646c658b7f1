import { urls } from '@vitrine/contract/urls'
import { Icon } from '@vitrine/ui'

import { describeLocal, useLocal } from './local.ts'
import { usePainel } from './painel.store.ts'
import { useRaiz } from './raiz.ts'
import { temPainel } from './registro.ts'

/**
 * Where the goods go. The page itself is the same for every visitor: a script reads the cookie before the first paint, so
 * that the text does not jump when React takes over.
 */
const script = `(function(){try{var m=document.cookie.match(/(?:^|; )vitrine_local=([^;]+)/);if(!m)return;var l=JSON.parse(decodeURIComponent(m[1])),r=l.tipoEntrega==='RETIRADA',c=document.getElementById('chip-local');c.querySelector('small').textContent=r?'Retirar em':'Entregar em';c.querySelector('b>span').textContent=r?l.nomeloja||l.cidade:l.textoendereco||l.cidade+', '+l.uf}catch(e){}})()`

export function ChipLocal() {
  const { loja, janela } = useRaiz()
  const local = useLocal()
  const { abrir } = usePainel()
  const { como, onde } = local
    ? describeLocal(local)
    : { como: 'Entregar ou retirar', onde: 'Informe seu endereço' }
  const href = janela?.whiteLabel || !loja ? urls.enderecos(loja?.slug ?? '') : '/'
  return (
    <>
      <a
        id="chip-local"
        className="chip-local"
        href={href}
        data-painel="endereco"
        onClick={(event) => {
          if (!temPainel('endereco')) return
          event.preventDefault()
          abrir('endereco')
        }}
      >
        <Icon name="map-pin" />
        <span className="min-w-0">
          <small suppressHydrationWarning>{como}</small>
          <b>
            <span suppressHydrationWarning>{onde}</span>
            <Icon name="chevron-down" size={16} />
          </b>
        </span>
      </a>
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  )
}
