import type { MouseEvent } from 'react'

import { urls } from '@vitrine/contract/urls'
import { Icon } from '@vitrine/ui'

import { useLoja, useRaiz } from '#shell'

/** The system's own share sheet where there is one, else WhatsApp; a plain link without script (ux 1.5.6). */
export function Compartilhamento({ produto: { id, name } }: { produto: { id: string; name: string } }) {
  const { slug, nome } = useLoja()
  const { origem } = useRaiz()
  const url = origem + urls.produto(slug, id, name)
  const text = `${name}, em ${nome}`
  function onClick(event: MouseEvent) {
    if (!('share' in navigator)) return
    event.preventDefault()
    // The promise rejects when the person closes the share sheet; there is nothing to do then.
    navigator.share({ title: name, text, url }).catch(() => {})
  }
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(`${text}: ${url}?utm_source=whatsapp`)}`}
      target="_blank"
      rel="noopener"
      onClick={onClick}
    >
      Compartilhar
      <Icon name="share-2" size={16} />
    </a>
  )
}
