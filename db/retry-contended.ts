import { setTimeout as delay } from "node:timers/promises";
import { isContended } from "./failures";

/** When to repeat, in ms after each failure. */
const pausesMs = [20, 100, 400];

/** Repeats work that another transaction was in the way of. Only for work without effects before it fails. */
export async function retryContended<T>(work: () => Promise<T>): Promise<T> {
  for (const pauseMs of pausesMs) {
    try {
      return await work();
    } catch (error) {
      if (!isContended(error)) throw error;
    }
    // Randomly, so that two that collided do not collide again.
    await delay(pauseMs * (0.5 + Math.random()));
  }
  return work();
}
