import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'
import { addToastHost, dismissToast, toastStore } from './toast/toast-store.ts'
import type { Toast } from './toast/toast-store.ts'

const lifetime = 6000

/** Where toasts appear. Once in the root layout; each open Panel or Modal brings its own. */
export function Toaster({ active = true }: { active?: boolean }) {
  const host = useId()
  const toasts = useSyncExternalStore(toastStore.subscribe, () => toastStore.at(host), toastStore.atServer)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => (active ? addToastHost(host) : undefined), [active, host])
  return (
    <div
      className="toasts print:hidden"
      aria-live="polite"
      aria-atomic="false"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toasts.map((toast) => (
        <ToastBox key={toast.id} toast={toast} isHeld={isHeld} />
      ))}
    </div>
  )
}

function ToastBox({ toast, isHeld }: { toast: Toast; isHeld: boolean }) {
  const { id, text, action } = toast
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dismissToast(id), lifetime)
    return () => clearTimeout(timer)
  }, [id, isHeld])
  return (
    <div className="toast">
      <p>{text}</p>
      {action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            dismissToast(id)
            action.onPress()
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className="toast-close"
        aria-label="Fechar aviso"
        onClick={() => dismissToast(id)}
      >
        <Icon name="x" size={16} />
      </button>
    </div>
  )
}
