import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'

import { loadSala, writeMensagem } from './load-sala.ts'
import { loadSalas, openSala } from './load-salas.ts'

/** All rooms, or the one that the address names: one route, because its entry in the map goes to every browser (docs/bytes.md). */
export const loadChat = async (args: LoaderFunctionArgs) =>
  args.params.sala === undefined
    ? { lista: await loadSalas(args), sala: null }
    : { lista: null, sala: await loadSala(args) }

/** What is sent to the list opens a room, what is sent to a room is a message. */
export const changeChat = (args: ActionFunctionArgs) =>
  args.params.sala === undefined ? openSala(args) : writeMensagem(args)
