import { Editor } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { Link } from '@tiptap/extension-link'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

import { isHrefSeguro } from '@vitrine/rules/texto-rico'
import { Button, TextInput } from '@vitrine/ui'

import { toDocumento, toTexto } from './documento-rico.ts'

interface EditorProps {
  label: string
  texto: string
  /** Says what is wrong with it. */
  idErro: string | undefined
  onTexto: (texto: string) => void
}

/** A text with strong words and links, as it will be read: Ctrl+B, Ctrl+K, or the buttons above it. */
export function EditorRico({ label, texto, idErro, onTexto }: EditorProps) {
  const lugar = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  const [marcas, setMarcas] = useState({ forte: false, link: '' })
  const [isLink, setIsLink] = useState(false)
  const tell = useEffectEvent((novo: string) => onTexto(novo))
  const begin = useEffectEvent((element: HTMLElement) => makeEditor(element, { label, texto }))
  useEffect(() => {
    if (!lugar.current) return undefined
    const novo = begin(lugar.current)
    novo.on('update', () => tell(toTexto(novo.getJSON())))
    novo.on('transaction', () =>
      setMarcas({ forte: novo.isActive('bold'), link: String(novo.getAttributes('link')['href'] ?? '') }),
    )
    setEditor(novo)
    return () => novo.destroy()
  }, [])
  useEffect(() => {
    const area = editor?.view.dom
    area?.toggleAttribute('aria-invalid', idErro !== undefined)
    if (idErro) area?.setAttribute('aria-describedby', idErro)
    else area?.removeAttribute('aria-describedby')
  }, [editor, idErro])
  function onKeyDown(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    event.stopPropagation()
    setIsLink(true)
  }
  function close(act: (editor: Editor) => void) {
    setIsLink(false)
    if (editor) act(editor)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a key of the text in it
    <div className="descrito-rico" onKeyDown={onKeyDown}>
      <div role="toolbar" aria-label={`Formatar: ${label}`}>
        <Button
          variant="outline"
          size="s"
          aria-pressed={marcas.forte}
          onClick={() => editor?.chain().focus().toggleBold().run()}
        >
          Negrito
        </Button>
        <Button variant="outline" size="s" aria-pressed={marcas.link !== ''} onClick={() => setIsLink(true)}>
          Link
        </Button>
      </div>
      {isLink && (
        <CampoDoLink
          href={marcas.link}
          onHref={(href) => close((este) => setLink(este, href))}
          onClose={() => close((este) => void este.commands.focus())}
        />
      )}
      <div ref={lugar} className="descrito-rico-area" />
    </div>
  )
}

function makeEditor(element: HTMLElement, { label, texto }: Pick<EditorProps, 'label' | 'texto'>): Editor {
  return new Editor({
    element,
    extensions: [
      Document,
      Paragraph,
      Text,
      Bold,
      Link.configure({ openOnClick: false, isAllowedUri: (href) => isHrefSeguro(href) }),
      UndoRedo,
    ],
    content: toDocumento(texto),
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
  })
}

/** Words that are chosen lead there; without any the address itself is written. */
function setLink(editor: Editor, href: string): void {
  const { empty } = editor.state.selection
  const onde = editor.chain().focus()
  if (href === '') onde.extendMarkRange('link').unsetLink().run()
  else if (empty && !editor.isActive('link'))
    onde.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
  else onde.extendMarkRange('link').setLink({ href }).run()
}

interface CampoDoLinkProps {
  href: string
  onHref: (href: string) => void
  onClose: () => void
}

/** Where a link leads. It stands within another form: Enter and Escape are its own. */
function CampoDoLink({ href: era, onHref, onClose }: CampoDoLinkProps) {
  const [href, setHref] = useState(era)
  const [erro, setErro] = useState('')
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.querySelector('input')?.focus(), [])
  function put() {
    const dito = href.trim()
    if (dito !== '' && (!isHrefSeguro(dito) || /[()\s]/.test(dito)))
      return setErro('Comece com https://, loja:/, mailto: ou tel:, sem espaços.')
    onHref(dito)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') put()
    else onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the field in it
    <div ref={ref} className="descrito-link" onKeyDown={onKeyDown}>
      <TextInput
        label="Endereço do link"
        hint="https://…, ou loja:/combos para uma tela da loja. Vazio, o link sai."
        autoComplete="off"
        maxLength={500}
        value={href}
        error={erro || undefined}
        onChange={({ target }) => setHref(target.value)}
      />
      <Button size="s" onClick={put}>
        Pôr o link
      </Button>
    </div>
  )
}
