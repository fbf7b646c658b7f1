import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { uuidv7 } from '#infra'

/** Pictures already made, as files `{hash}-{largura}.{formato}`: all of it can be made again, so losing it costs only time. */
export interface Feitas {
  read(nome: string): Promise<Buffer | null>
  has(nome: string): Promise<boolean>
  keep(nome: string, bytes: Buffer): Promise<void>
  list(): Promise<string[]>
}

export function openFeitas(folder: string): Feitas {
  return {
    read: (nome) => readFile(join(folder, nome)).catch(() => null),
    has: (nome) =>
      stat(join(folder, nome)).then(
        () => true,
        () => false,
      ),
    list: () => readdir(folder).catch(() => []),
    keep: async (nome, bytes) => {
      try {
        await mkdir(folder, { recursive: true })
        // Written aside and renamed, so that an incomplete picture is never read.
        const temporary = join(folder, `${nome}.${uuidv7()}`)
        await writeFile(temporary, bytes)
        await rename(temporary, join(folder, nome))
      } catch {
        // A full disk costs only the next drawing.
      }
    },
  }
}
